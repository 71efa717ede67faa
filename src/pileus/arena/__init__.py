"""Many matches: simulation, fuzzing, benchmarks."""
