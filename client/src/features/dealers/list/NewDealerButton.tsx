import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** A link to the form of a new dealer. */
export function NewDealerButton({ variant }: { variant: 'contained' | 'outlined' }) {
  return (
    <Button variant={variant} component={Link} to="/dealers/new" startIcon={<AddOutlined />}>
      <FormattedMessage id="dealers.new" />
    </Button>
  );
}
