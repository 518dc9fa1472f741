/** The terms in English, a translation: the Italian text (TermsIt) is binding. */
export function TermsEn() {
  return (
    <article className="terms" lang="en">
      <p>Version of 27 November 2026. The Italian text is the binding one.</p>
      <h2>1. The programme</h2>
      <p>
        “gdd” (the “Programme”) is the incentive programme that the promoting company (the “Promoter”) offers to its
        dealers and to those who look after them: distributors, agents, regional managers and consultants. These terms
        govern the use of the portal; each campaign also has its own rules, published on the campaign’s page.
      </p>
      <h2>2. The account</h2>
      <p>
        Registration is free and personal. It takes an email address of your own, to which the portal writes to confirm
        it and for service messages. An administrator activates the account and gives it the role on which it depends
        what you can see, and may disable it when you leave the network or these terms are not observed.
      </p>
      <p>
        Passwords and personal tokens are not handed to anybody: what is done with them counts as done by you. If you
        fear that others know them, change the password at once and end the open sessions on the page “Your account”.
      </p>
      <h2>3. Campaigns and prizes</h2>
      <p>
        A dealer takes part in a campaign by accepting it on the portal by the last day shown. Period, objective, the
        tyres that count, tiers, boosts and the highest prize are those of the campaign’s page, which prevails over
        these terms.
      </p>
      <p>
        Results are based on the sales reported to the Promoter. Returns and corrections change them, also backwards:
        progress, accrued prize and the amount that can be spent are final only when the campaign is closed. Forecasts
        and simulations are a guide and give no right to a prize. The Promoter may also pay what can be spent while the
        campaign is open: what was paid and turns out not to be earned is to be returned, or is set off against other
        prizes.
      </p>
      <p>
        If a result does not look right, a dealer can dispute it on the portal, from its statement: also after the
        campaign is closed. The Promoter answers on the portal.
      </p>
      <h2>4. Data of the network</h2>
      <p>
        What you see of others in the network is confidential: you may use it only to follow the Programme and may not
        pass it on. Whoever shares a dealer’s page by a link answers for it, and revokes it when it is no longer needed.
        It is not permitted to work around the limits of access or to disturb the operation of the portal.
      </p>
      <h2>5. Personal data</h2>
      <p>
        The Promoter processes your data to run the account, the campaigns and the prizes, and for the security of the
        portal: this is needed to take part. Text messages are sent only with a separate consent, always optional and
        revocable. You have the rights of articles 15 to 22 of Regulation (EU) 2016/679.
      </p>
      <h2>6. Duration and changes</h2>
      <p>
        You may ask an administrator of the Programme to close the account at any time; prizes that can already be spent
        remain available under the campaign’s rules. The Promoter may change these terms for the future, with notice on
        the portal or by email.
      </p>
      <p>
        The rules and the objective that a dealer has accepted may change during the campaign too, for its whole period.
        Where something may get worse, all dealers that accepted it are told by email and on the portal, also if their
        prize of the moment stays: what changes, what it does to the prize and, for rules, the reason; they can dispute
        it on the portal. The same holds where a campaign is closed before its last day, and for who is removed from it.
        The statement keeps the version of the rules that was accepted, and those that followed.
      </p>
      <h2>7. Applicable law</h2>
      <p>These terms are governed by Italian law.</p>
    </article>
  );
}
