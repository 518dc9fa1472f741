/** The Italian terms; a change of their meaning needs a new date of the version. */
export function TermsIt() {
  return (
    <article className="terms" lang="it">
      <p>Versione del 27 novembre 2026.</p>
      <h2>1. Il programma</h2>
      <p>
        «gdd» (il «Programma») è il programma di incentivi che la società promotrice (il «Promotore») riserva ai propri
        dealer e a chi li segue: distributori, agenti, responsabili di zona e consulenti. Questi termini regolano l’uso
        del portale; ogni campagna ha inoltre il proprio regolamento, pubblicato nella pagina della campagna.
      </p>
      <h2>2. L’account</h2>
      <p>
        La registrazione è gratuita e personale. Serve un indirizzo email tuo, a cui il portale scrive per confermarlo e
        per le comunicazioni di servizio. Un amministratore attiva l’account e gli assegna il ruolo da cui dipende ciò
        che puoi vedere; può disattivarlo quando il rapporto con la rete finisce o questi termini non sono rispettati.
      </p>
      <p>
        La password e i token personali non si cedono a nessuno: ciò che viene fatto con essi si considera fatto da te.
        Se temi che altri li conoscano, cambia subito la password e chiudi le sessioni aperte dalla pagina «Il tuo
        account».
      </p>
      <h2>3. Campagne e premi</h2>
      <p>
        Un dealer partecipa a una campagna accettandola sul portale entro l’ultimo giorno indicato. Periodo, obiettivo,
        pneumatici che contano, scaglioni, moltiplicatori e premio massimo sono quelli della pagina della campagna, che
        prevale su questi termini.
      </p>
      <p>
        I risultati si basano sulle vendite comunicate al Promotore. Resi e rettifiche li modificano, anche
        all’indietro: avanzamento, premio maturato e importo spendibile sono definitivi solo alla chiusura della
        campagna. Previsioni e simulazioni aiutano a orientarsi e non danno diritto a un premio. Il Promotore può
        liquidare gli importi spendibili anche mentre la campagna è aperta: ciò che è stato pagato e poi non risulta più
        maturato è da restituire o si compensa con altri premi.
      </p>
      <p>
        Se un risultato non ti sembra corretto, un dealer può contestarlo sul portale, dal proprio estratto: anche dopo
        la chiusura della campagna. Il Promotore risponde sul portale.
      </p>
      <h2>4. Dati della rete</h2>
      <p>
        Ciò che vedi di altri operatori della rete è riservato: puoi usarlo solo per seguire il Programma e non puoi
        comunicarlo a terzi. Chi condivide la pagina di un dealer con un link ne risponde e lo revoca quando non serve
        più. Non è consentito aggirare i limiti di accesso, né disturbare il funzionamento del portale.
      </p>
      <h2>5. Dati personali</h2>
      <p>
        Il Promotore tratta i tuoi dati per gestire l’account, le campagne e i premi, e per la sicurezza del portale: è
        necessario per partecipare. Gli SMS sono inviati solo con un consenso separato, sempre facoltativo e revocabile.
        Hai i diritti previsti dagli articoli da 15 a 22 del Regolamento (UE) 2016/679.
      </p>
      <h2>6. Durata e modifiche</h2>
      <p>
        Puoi chiedere in ogni momento la chiusura dell’account a un amministratore del Programma; i premi già spendibili
        restano disponibili secondo il regolamento della campagna. Il Promotore può modificare questi termini per il
        futuro, avvisando sul portale o via email.
      </p>
      <p>
        Le regole e l’obiettivo che un dealer ha accettato possono cambiare anche durante la campagna, per tutto il suo
        periodo. Se qualcosa può peggiorare, tutti i dealer che lo hanno accettato ne ricevono comunicazione via email e
        sul portale, anche quando il premio del momento non cambia: che cosa cambia, che effetto ha sul premio e, per le
        regole, il motivo; possono contestarlo sul portale. Lo stesso vale per la chiusura di una campagna prima del suo
        ultimo giorno e per chi ne viene tolto. L’estratto conserva la versione delle regole accettata e quelle
        successive.
      </p>
      <h2>7. Legge applicabile</h2>
      <p>Questi termini sono regolati dalla legge italiana.</p>
    </article>
  );
}
