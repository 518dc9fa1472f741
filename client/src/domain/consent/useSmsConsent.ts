import { smsNoticeVersion } from '@gdd/schema/consent';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { problemOf, thrownProblem, type Problem } from '../../shared/apollo/problem';
import { useProblemText } from '../../shared/apollo/useProblemText';
import { useToasts } from '../../shared/toasts/ToastsContext';
import {
  SmsConsentDocument,
  useSetSmsConsentMutation,
  useSmsConsentQuery,
  type SmsConsentFieldsFragment,
} from './consent.generated';

interface SmsConsentState {
  /** Undefined until it is known. */
  readonly consent: SmsConsentFieldsFragment | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
  /** This page shows an older notice than the one that holds: nothing can be decided on it. */
  readonly isOutdated: boolean;
  /** The answer that is being sent. */
  readonly sending: boolean | undefined;
  /** Sends an answer, and tells what became of it as a toast. */
  readonly decide: (given: boolean) => void;
}

/** The dealer's own consent to SMS messages: given, declined or revoked, or not asked yet. */
export function useSmsConsent(): SmsConsentState {
  const intl = useIntl();
  const toasts = useToasts();
  const problemText = useProblemText();
  const { data, loading, error, refetch } = useSmsConsentQuery();
  const [sending, setSending] = useState<boolean>();
  const [send] = useSetSmsConsentMutation({
    update: (cache, { data: answer }) => {
      if (answer) cache.writeQuery({ query: SmsConsentDocument, data: { smsConsent: answer.setSmsConsent } });
    },
  });
  const consent = data?.smsConsent ?? undefined;

  const answerWith = async (given: boolean): Promise<void> => {
    setSending(given);
    try {
      await send({ variables: { given, version: smsNoticeVersion } });
      toasts.success(intl.formatMessage({ id: given ? 'consent.done.given' : 'consent.done.notGiven' }));
    } catch (refused) {
      const problem = thrownProblem(refused);
      const isStale = problem.reason === 'staleVersion';
      toasts.error(isStale ? intl.formatMessage({ id: 'consent.outdated' }) : problemText(problem));
    } finally {
      setSending(undefined);
    }
  };

  return {
    consent,
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
    isOutdated: consent !== undefined && consent.version !== smsNoticeVersion,
    sending,
    decide: (given) => {
      if (sending === undefined) void answerWith(given);
    },
  };
}
