import { MailLink, NoticeSection, type NoticeProps } from './NoticeParts';

/** The English text of the notice (specification, section 2, modal 4); the Italian one prevails. */
export function NoticeEn({ email }: NoticeProps) {
  return (
    <div lang="en">
      <p>
        Notice under article 13 of Regulation (EU) 2016/679 (the “Regulation”) on the consent to receive informational
        and promotional SMS messages of the dealer programme “gdd” (the “Programme”). This is a translation: the Italian
        text prevails.
      </p>
      <NoticeSection title="1. Who processes the data">
        <p>
          The controller is the company that runs the Programme (the “Controller”). For any request about your personal
          data you can write to <MailLink email={email} />.
        </p>
      </NoticeSection>
      <NoticeSection title="2. Which data, and why">
        <p>
          If you agree, the Controller uses your name, your business name and the telephone number registered in the
          Programme to send you:
        </p>
        <ul>
          <li>
            informational SMS messages, for example on the opening of a campaign, its deadlines and your progress
            towards the goal;
          </li>
          <li>promotional SMS messages on initiatives, products and prizes reserved for the Programme’s dealers.</li>
        </ul>
        <p>Data collected with this consent is not used for other purposes.</p>
      </NoticeSection>
      <NoticeSection title="3. Legal basis: consent">
        <p>
          The processing is based on your consent (article 6(1)(a) of the Regulation and, for promotional communication
          by automated systems, article 130 of the Italian legislative decree no. 196 of 30 June 2003). Without consent
          you will receive no SMS message.
        </p>
      </NoticeSection>
      <NoticeSection title="4. Providing the data is voluntary">
        <p>
          You are free to give your consent or not. If you do not give it, or withdraw it, the only consequence is that
          you receive no SMS messages: access to the portal, accepting campaigns and the right to prizes stay the same.
        </p>
      </NoticeSection>
      <NoticeSection title="5. How the data is processed">
        <p>
          The data is processed by electronic means and the SMS messages are sent by automated systems, with appropriate
          technical and organisational measures to protect it. No decision is taken solely by automated processing,
          profiling included, that has legal effects on you or affects you in a similarly significant way (article 22 of
          the Regulation).
        </p>
      </NoticeSection>
      <NoticeSection title="6. For how long">
        <p>
          To send the SMS messages, the data is kept while you are registered in the Programme, unless you withdraw your
          consent earlier. From then on it is no longer used for this purpose. The Controller keeps only the proof of
          the consent given or withdrawn (date, time and version of this text), for as long as it may have to show it.
        </p>
      </NoticeSection>
      <NoticeSection title="7. To whom it is communicated">
        <p>
          Only staff appointed and authorised by the Controller, and suppliers that process data on its behalf as
          processors (article 28 of the Regulation), have access to the data: for example those who run the portal or
          send the SMS messages. The data is not made public. A transfer outside the European Economic Area takes place
          only with the safeguards of articles 44 and following of the Regulation.
        </p>
      </NoticeSection>
      <NoticeSection title="8. Your rights">
        <p>
          You can ask the Controller for access to your data, its rectification or erasure, the restriction of its
          processing and its portability, and you can object to its processing (articles 15 to 22 of the Regulation), by
          writing to <MailLink email={email} />.
        </p>
        <p>
          You can withdraw your consent at any time, as easily as you gave it, on the page “Your account” or by writing
          to the same address. Withdrawing it does not make SMS messages sent before unlawful.
        </p>
        <p>
          If you believe that your data is processed in breach of the Regulation, you can lodge a complaint with the
          Italian data protection authority (www.garanteprivacy.it).
        </p>
      </NoticeSection>
    </div>
  );
}
