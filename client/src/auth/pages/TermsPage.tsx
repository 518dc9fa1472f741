import { AuthHeading } from '../parts/AuthHeading';
import { AuthLink } from '../parts/AuthLink';
import { TermsEn } from '../terms/TermsEn';
import { TermsIt } from '../terms/TermsIt';
import { useTexts } from '../texts';

/** The terms that a registration accepts; readable with and without a session. */
export function TermsPage() {
  const { say, language } = useTexts();
  return (
    <>
      <AuthHeading title={say('auth.terms.title')} />
      {language === 'it' ? <TermsIt /> : <TermsEn />}
      <p className="ways">
        <AuthLink to="/auth/registration">{say('auth.terms.register')}</AuthLink>
        <AuthLink to="/auth/login">{say('auth.backToLogin')}</AuthLink>
      </p>
    </>
  );
}
