import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Link } from 'react-router-dom';

/** A link to the form of a new dealer. */
export function NewDealerButton({ variant }: { variant: 'contained' | 'outlined' }) {
  const { say } = useTexts('dealers');
  return (
    <Button variant={variant} component={Link} to="/dealers/new" startIcon={<AddOutlined />}>
      {say('new')}
    </Button>
  );
}
