/** The pages beside the first, in one file of the build. */
export { ConfirmEmailPage } from './ConfirmEmailPage';
export { ForgotPasswordPage } from './ForgotPasswordPage';
export { RegistrationPage } from './RegistrationPage';
export { ResetPasswordPage } from './ResetPasswordPage';
