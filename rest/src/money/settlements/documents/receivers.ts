/** Dealers as receivers of electronic documents. */
import { homeCountry } from '@gdd/schema/invoicing';
import { members } from '../../../ground/database/tables/people/network.js';
import type { Receiver } from '../../../ground/domain/settlement/receiver.js';

/** The columns of a dealer that documents name. */
export const receiverColumns = {
  businessName: members.businessName,
  country: members.country,
  vatNumber: members.vatNumber,
  taxCode: members.taxCode,
  address: members.address,
  postalCode: members.postalCode,
  city: members.city,
  province: members.province,
  sdiCode: members.sdiCode,
  pec: members.pec,
};

/** The data of a receiver. Documents that were approved before dealers had a country name none: all were Italian. */
type ReceiverData = Omit<Receiver, 'country' | 'taxCode' | 'pec'> & Partial<Receiver>;

/** A receiver by the present data of a dealer, or by those that a document froze. */
export const receiverWith = ({
  country = homeCountry,
  taxCode = null,
  pec = null,
  ...data
}: ReceiverData): Receiver => ({
  businessName: data.businessName,
  vatNumber: data.vatNumber,
  address: data.address,
  postalCode: data.postalCode,
  city: data.city,
  province: data.province,
  sdiCode: data.sdiCode,
  country,
  taxCode,
  pec,
});
