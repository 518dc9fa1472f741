import { useApolloClient, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePasskeyAnswer } from '../../domain/account/usePasskeyAnswer';
import { useSmallForm } from '../../shared/forms/useSmallForm';
import type { FactorAnswer, FactorDue } from '../../shared/session/session';
import { useSession } from '../../shared/session/SessionContext';
import { FactorDialog } from './FactorDialog';
import { PasswordDialog } from './PasswordDialog';
import {
  StepUpFactorsDocument,
  StepUpPasskeyDocument,
  useProveByFactorMutation,
  useProveByPasswordMutation,
} from './stepUp.generated';

/** Asks for the password, and for a factor of whoever has one; or for a passkey in the place of both. */
export function StepUpDialog({ username }: { username: string }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `stepUp.${id}` });
  const { endStepUp } = useSession();
  const [prove] = useProveByPasswordMutation();
  const [answerFactor] = useProveByFactorMutation();
  const [due, setDue] = useState<FactorDue>();
  const answer = async (variables: FactorAnswer) => {
    await answerFactor({ variables });
    endStepUp(true);
  };
  const passkey = usePasskeyAlone(answer);
  const { field, ...form } = useSmallForm({
    values: { password: '' },
    rules: { password: { required: true } },
    send: async (variables) => {
      passkey.forget();
      const { data } = await prove({ variables });
      if (data?.proveByPassword.due) setDue(data.proveByPassword.due);
      else endStepUp(true);
    },
  });
  if (due !== undefined) {
    return <FactorDialog due={due} answer={answer} submitLabel={say('submit')} onClose={() => setDue(undefined)} />;
  }
  return (
    <PasswordDialog
      username={username}
      form={{ ...form, problem: passkey.problem ?? form.problem }}
      password={field('password')}
      title={say('title')}
      text={say('text')}
      submitLabel={say('submit')}
      onClose={() => endStepUp(false)}
    >
      {passkey.ask !== undefined && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={passkey.ask}>
          <FormattedMessage id="factor.passkey.use" />
        </Button>
      )}
    </PasswordDialog>
  );
}

/** A passkey in the place of the password; `ask` is undefined for a person without one. */
function usePasskeyAlone(answer: (answer: FactorAnswer) => Promise<void>) {
  const { query } = useApolloClient();
  const { data } = useQuery(StepUpFactorsDocument, { fetchPolicy: 'no-cache' });
  const { ask, ...passkey } = usePasskeyAnswer(answer);
  const hasPasskey = data?.secondFactors?.factors.some(({ kind }) => kind === 'PASSKEY') ?? false;
  const begin = async () =>
    (await query({ query: StepUpPasskeyDocument, fetchPolicy: 'no-cache' })).data?.passkeySignIn;
  return { ...passkey, ask: hasPasskey ? () => void ask(begin) : undefined };
}
