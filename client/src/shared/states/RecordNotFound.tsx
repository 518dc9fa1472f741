import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageHeader } from '../page/PageHeader';
import { EmptyState } from './EmptyState';

interface RecordNotFoundProps {
  readonly title: string;
  readonly text: string;
  /** Above the title. */
  readonly back?: ReactNode;
  /** A link to another page, with the message of its label. */
  readonly link?: {
    readonly to: string;
    /** The state of the navigation, as `useListReturn` returns it. */
    readonly state?: { readonly returning: boolean };
    readonly labelId: string;
  };
}

/** The page of a record that does not exist or that the user may not see; the two look the same. */
export function RecordNotFound({ title, text, back, link }: RecordNotFoundProps) {
  return (
    <>
      {back}
      <PageHeader title={title} />
      <EmptyState
        title={text}
        {...(link && {
          action: (
            <Button variant="outlined" component={Link} to={link.to} state={link.state}>
              <FormattedMessage id={link.labelId} />
            </Button>
          ),
        })}
      />
    </>
  );
}
