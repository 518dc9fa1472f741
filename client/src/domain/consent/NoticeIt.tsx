import { MailLink, NoticeSection, type NoticeProps } from './NoticeParts';

/** The Italian text of the notice (specification, section 2, modal 4); a change of it is a new `smsNoticeVersion`. */
export function NoticeIt({ email }: NoticeProps) {
  return (
    <div lang="it">
      <p>
        Informativa ai sensi dell’articolo 13 del Regolamento (UE) 2016/679 (il «Regolamento») sul consenso a ricevere
        SMS informativi e promozionali del programma dealer «gdd» (il «Programma»).
      </p>
      <NoticeSection title="1. Chi tratta i dati">
        <p>
          Titolare del trattamento è la società che promuove il Programma (il «Titolare»). Per qualsiasi richiesta sui
          tuoi dati personali puoi scrivere a <MailLink email={email} />.
        </p>
      </NoticeSection>
      <NoticeSection title="2. Quali dati e perché">
        <p>
          Se acconsenti, il Titolare usa il tuo nome, la ragione sociale e il numero di telefono registrati nel
          Programma per inviarti:
        </p>
        <ul>
          <li>
            SMS informativi, per esempio sull’apertura di una campagna, sulle sue scadenze e sul tuo avanzamento verso
            l’obiettivo;
          </li>
          <li>SMS promozionali su iniziative, prodotti e premi riservati ai dealer del Programma.</li>
        </ul>
        <p>I dati raccolti con questo consenso non sono usati per altre finalità.</p>
      </NoticeSection>
      <NoticeSection title="3. Base giuridica: il consenso">
        <p>
          Il trattamento si fonda sul tuo consenso (articolo 6, paragrafo 1, lettera a, del Regolamento e, per le
          comunicazioni promozionali con sistemi automatizzati, articolo 130 del decreto legislativo 30 giugno 2003, n.
          196). Senza consenso non riceverai alcun SMS.
        </p>
      </NoticeSection>
      <NoticeSection title="4. Il conferimento è facoltativo">
        <p>
          Sei libero di dare o di non dare il consenso. Se non lo dai, o se lo revochi, l’unica conseguenza è che non
          ricevi gli SMS: l’accesso al portale, l’accettazione delle campagne e il diritto ai premi restano gli stessi.
        </p>
      </NoticeSection>
      <NoticeSection title="5. Come sono trattati">
        <p>
          I dati sono trattati con strumenti informatici e gli SMS sono inviati con sistemi automatizzati, con misure
          tecniche e organizzative adeguate a proteggerli. Non vengono prese decisioni basate unicamente su un
          trattamento automatizzato, compresa la profilazione, che producano effetti giuridici o incidano in modo
          analogo significativamente su di te (articolo 22 del Regolamento).
        </p>
      </NoticeSection>
      <NoticeSection title="6. Per quanto tempo">
        <p>
          Per l’invio degli SMS i dati sono conservati finché resti registrato al Programma, salvo che tu revochi prima
          il consenso. Da quel momento non sono più usati per questa finalità. Il Titolare conserva soltanto la prova
          del consenso dato o revocato (data, ora e versione di questo testo), per il tempo in cui può essere tenuto a
          dimostrarlo.
        </p>
      </NoticeSection>
      <NoticeSection title="7. A chi sono comunicati">
        <p>
          Ai dati accedono soltanto le persone incaricate e autorizzate dal Titolare e i fornitori che trattano i dati
          per suo conto come responsabili del trattamento (articolo 28 del Regolamento), per esempio chi gestisce il
          portale o invia gli SMS. I dati non sono diffusi. Un eventuale trasferimento fuori dallo Spazio economico
          europeo avviene solo con le garanzie degli articoli 44 e seguenti del Regolamento.
        </p>
      </NoticeSection>
      <NoticeSection title="8. I tuoi diritti">
        <p>
          Puoi chiedere al Titolare l’accesso ai tuoi dati, la loro rettifica o cancellazione, la limitazione del
          trattamento e la portabilità dei dati, e puoi opporti al trattamento (articoli da 15 a 22 del Regolamento),
          scrivendo a <MailLink email={email} />.
        </p>
        <p>
          Puoi revocare il consenso in qualsiasi momento, con la stessa facilità con cui lo hai dato, dalla pagina «Il
          tuo account» o scrivendo allo stesso indirizzo. La revoca non rende illecito l’invio degli SMS avvenuto prima.
        </p>
        <p>
          Se ritieni che i tuoi dati siano trattati in violazione del Regolamento puoi presentare reclamo al Garante per
          la protezione dei dati personali (www.garanteprivacy.it).
        </p>
      </NoticeSection>
    </div>
  );
}
