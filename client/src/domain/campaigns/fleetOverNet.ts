/**
 * Whether the tyres sold to fleets exceed the net total: returns reduce the total, but not the fleets' tyres.
 *
 * @param fleet tyres sold to fleets
 * @param net all tyres, net of returns
 */
export function isFleetOverNet(fleet: number, net: number): boolean {
  return fleet > net;
}
