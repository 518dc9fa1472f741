import type { it } from './messages.it';

/** The messages of the demonstration's sign-in page. */
export const en: Record<keyof typeof it, string> = {
  'demonstration.title': 'Try the portal with one click',
  'demonstration.text': 'People and data are made up: choose whose eyes to look through.',
  'demonstration.password': 'Everybody’s password is {password}',
  'demonstration.withFactor': 'Signs in with a code as well: it is below.',
  'demonstration.code': 'The code of {name} is {code} now',
  'demonstration.key': 'The key for the app of {name} is {key}',
  'demonstration.product': 'The product',
  'demonstration.audience':
    'For the dealers of a tyre maker and for those who look after them: how far each goal is, what it is worth, where every euro comes from.',
  'demonstration.picture':
    'A dealer’s page “Le mie campagne”: for each campaign the bar towards the goal with its thresholds, the tyres bought and missing, the prize accumulated.',
  'demonstration.role.KA Administrator': 'Runs the programme and analyses its results.',
  'demonstration.role.GD Administrator': 'Runs campaigns, dealers, imports and users.',
  'demonstration.role.Consultant': 'Finds a dealer by name and sees how it is doing.',
  'demonstration.role.Regional Manager': 'Follows the campaigns and dealers of an area.',
  'demonstration.role.Account': 'Follows the distributors in her care and their dealers.',
  'demonstration.role.Distributor': 'Leads a distributor: the sales and prizes of its dealers.',
  'demonstration.role.Distributor Area Manager': 'Follows the agents and dealers of a zone.',
  'demonstration.role.Distributor User': 'Works at the distributor, with the same dealers.',
  'demonstration.role.Distributor Consultant': 'Advises the distributor on its dealers’ results.',
  'demonstration.role.Agent': 'Visits dealers and knows who is close to a threshold.',
  'demonstration.role.Dealer': 'Sells tyres: accepts campaigns, spends the prizes.',
};
