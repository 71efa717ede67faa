### What a server refuses, for people.

no-cookie = Questo browser qui non è ancora conosciuto: apri la pagina una volta, con i cookie attivi.
no-such-table = Qui non c'è nessun tavolo { $name }.
table-other-data = Al tavolo “{ $name }” si è giocato con carte diverse da quelle di questo server, quindi qui non si può mostrare.
no-such-link = Questo link non porta a nessun posto: chiedine uno nuovo.
seat-taken = Questo posto l'ha preso qualcun altro.
seat-not-open = Questo posto non è aperto a tutti: serve un link.
seat-not-yours = Questo posto non è tuo.
seat-is-yours = Questo posto è tuo: un link per questo posto te lo toglierebbe.
seat-has-bot = A questo posto sceglie un bot: prima riprendi il posto.
table-not-yours = Può farlo solo chi ha aperto questo tavolo.
no-such-moment = Non c'è un momento con questo numero; l'ultimo è il { $last }.
# $number: how many choices stay
undo-too-far = Si possono annullare solo le scelte dopo la numero { $number }: prima ha deciso la sorte o qualcun altro.
seats-do-not-fit = I posti richiesti sono { $given }, ma questa partita ne ha { $seats }.
import-laboratory = Questa registrazione viene dal laboratorio e non ha una chiave, quindi nessun tavolo può proseguirla.
# $name: a language · $known: those there are
no-such-language = Non ci sono testi nella lingua { $name }; ci sono { $known }.
stale = Qualcuno è stato più veloce: il tavolo è cambiato, e non è stata fatta nessuna scelta.
# $problem: what the validator says
bad-request = La richiesta non si può leggere: { $problem }.
http-error = { $status ->
    [404] Qui non c'è niente.
    [405] Qui non si può fare.
    [413] È troppo grande.
   *[other] Il server ha rifiutato la richiesta ({ $status }).
}
server-fault = Il server ha commesso un errore. Non è cambiato niente: riprova.
hints-not-allowed = Questo tavolo non dà suggerimenti.
hints-busy = Si sta già pensando a un consiglio: aspetta un momento.
hint-failed = Non è stato trovato nessun consiglio: riprova.
graph-not-over = Le probabilità di vittoria si vedono a partita finita.
graphs-busy = Si stanno calcolando le probabilità di molte altre partite: riprova più tardi.
no-such-address = A questo indirizzo non c'è niente.
foreign-host = Questo server non risponde a quel nome; chi lo gestisce può consentirlo con --origin.
foreign-origin = Questa richiesta viene da un'altra pagina.
too-fast = Troppe richieste in una volta: aspetta un momento.
too-many-connections = Ci sono troppe pagine aperte insieme: chiudine qualcuna.
# $problem: what the system says
cannot-listen = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $problem }.
# $problem: what the database says
cannot-open-database = Non si può aprire il database: { $problem }.
