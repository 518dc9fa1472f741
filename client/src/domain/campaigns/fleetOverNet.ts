/**
 * Whether fleets have more than all that is left: what was bought is net, and retail returns take from it, not from what
 * fleets have.
 *
 * @param fleet tyres of fleets
 * @param net all tyres, net of returns
 */
export function isFleetOverNet(fleet: number, net: number): boolean {
  return fleet > net;
}
