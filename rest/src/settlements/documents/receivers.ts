/** Dealers as receivers of electronic documents. */
import { members } from '../../database/tables/people/network.js';
import type { Receiver } from '../../domain/settlement/receiver.js';

/** The columns of a dealer that documents name. */
export const receiverColumns = {
  businessName: members.businessName,
  vatNumber: members.vatNumber,
  address: members.address,
  postalCode: members.postalCode,
  city: members.city,
  province: members.province,
  sdiCode: members.sdiCode,
};

/** A receiver by the data that the portal has of dealers: Italian companies with a VAT number. */
export const italianReceiver = (data: Omit<Receiver, 'country' | 'taxCode' | 'pec'>): Receiver => ({
  businessName: data.businessName,
  vatNumber: data.vatNumber,
  address: data.address,
  postalCode: data.postalCode,
  city: data.city,
  province: data.province,
  sdiCode: data.sdiCode,
  country: 'IT',
  taxCode: null,
  pec: null,
});
