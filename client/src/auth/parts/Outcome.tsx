import { Icon } from './Icon';

/** The message after a form was submitted successfully. */
export function Outcome({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="outcome" role="status">
      <Icon name="done" />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </div>
  );
}
