import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'subscriptions.menu': 'My campaigns',
  'subscriptions.title': 'My campaigns',
  'subscriptions.subtitle': 'How far you are, what is missing and what you have earned.',
  'subscriptions.group.MAIN': 'Main campaigns',
  'subscriptions.group.SECONDARY': 'Other campaigns',
  'subscriptions.expendable': 'Spendable',
  'subscriptions.expendable.none': 'There is nothing to spend yet.',
  'subscriptions.empty.title': 'You are not in any campaign yet',
  'subscriptions.empty.text': 'When you are added to a campaign, you will find it here with its goal.',
  'subscriptions.back': 'Back to my campaigns',
  'subscriptions.backToCampaign': 'Back to the campaign',
  'subscriptions.statement': 'Prize statement',
  'subscriptions.inCampaign': 'Prize statement in “{title}”',
  'subscriptions.about': 'The campaign',
  'subscriptions.download': 'Download {name}',
  'subscriptions.notFound.title': 'Campaign not found',
  'subscriptions.notFound.text': 'It does not exist, or the dealer is not in it.',
};
