/** The sign-in pages besides the login page: one chunk of the build. */
export { ConfirmEmailPage } from './ConfirmEmailPage';
export { FactorResetPage } from './FactorResetPage';
export { FactorStep } from './FactorStep';
export { ForgotPasswordPage } from './ForgotPasswordPage';
export { RegistrationPage } from './RegistrationPage';
export { ResetPasswordPage } from './ResetPasswordPage';
