/** The ids of two campaigns: the one that is compared, and the one that it is compared with. */
export interface ComparedIds {
  readonly campaignId: string;
  readonly otherId: string;
}
