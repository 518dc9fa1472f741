import { ArgsType } from 'type-graphql';
import { TablePage } from '../../schema/tables.js';

/** The requested page of the changes of a dealer's figures. */
@ArgsType()
export class ChangesPage extends TablePage {}
