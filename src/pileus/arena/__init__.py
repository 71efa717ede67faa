"""Many matches: simulation, tournaments, studies, fuzzing, benchmarks."""
