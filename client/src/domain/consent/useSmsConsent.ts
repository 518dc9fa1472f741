import { smsNoticeVersion } from '@gdd/schema/consent';
import { useState } from 'react';
import { problemOf, thrownProblem, type Problem } from '../../shared/apollo/problem';
import { useProblemText } from '../../shared/apollo/useProblemText';
import type { ConsentSource } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { useToasts } from '../../shared/toasts/ToastsContext';
import {
  SmsConsentDocument,
  useSetSmsConsentMutation,
  useSmsConsentQuery,
  type SmsConsentFieldsFragment,
} from './consent.generated';

interface SmsConsentState {
  /** Undefined until it is loaded. */
  readonly consent: SmsConsentFieldsFragment | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
  /** The page has an older notice than the current one: no decision is possible on it. */
  readonly isOutdated: boolean;
  /** The decision that is being sent; undefined if none is. */
  readonly sending: boolean | undefined;
  /** Sends a decision and reports the outcome as a toast. */
  readonly decide: (given: boolean) => void;
}

/**
 * The dealer's consent to SMS messages: given, declined or revoked, or not decided yet.
 *
 * @param source where it is asked, for the register of decisions
 */
export function useSmsConsent(source: ConsentSource): SmsConsentState {
  const { intl, say } = useTexts('consent');
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

  const sendDecision = async (given: boolean): Promise<void> => {
    setSending(given);
    try {
      await send({ variables: { given, version: smsNoticeVersion, source } });
      toasts.success(intl.formatMessage({ id: given ? 'consent.done.given' : 'consent.done.notGiven' }));
    } catch (refused) {
      const problem = thrownProblem(refused);
      const isStale = problem.reason === 'staleVersion';
      toasts.error(isStale ? say('outdated') : problemText(problem));
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
      if (sending === undefined) void sendDecision(given);
    },
  };
}
