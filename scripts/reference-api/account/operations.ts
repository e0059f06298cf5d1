import type { Schemas } from '../contract/contract.ts';
import { ok } from '../http/answer.ts';
import { textOf } from '../http/call.ts';
import type { Operations } from '../http/operations.ts';
import type { Services } from '../services.ts';
import { activationProgress, confirmActivation, resendActivation } from './activation.ts';
import { emailStatus, makeEmailToken, tidyEmail } from './email-status.ts';
import { exportAccount } from './export-account.ts';
import { leave } from './leave.ts';
import { confirmMailChange, requestMailChange } from './mail-change.ts';
import { changePassword, requestPasswordReset, resetPassword } from './passwords.ts';
import { signUp } from './sign-up.ts';

export function accountOperations(operations: Operations, services: Services): void {
  const { database } = services;
  operations.open('validateEmail', async (call) => {
    const asked = textOf(call.query, 'email') ?? '';
    const email = tidyEmail(asked);
    const status = await emailStatus(database, email);
    const token = status === 'new' ? makeEmailToken(services.secret, email, call.nowMs) : null;
    return ok<Schemas['EmailValidation']>({ token, status, email, request_email: asked });
  });
  operations.open('postUser.signUp', (call) => signUp(services, call));
  operations.read('exportAccount', (call) => exportAccount(database, call));
  operations.write('deleteAccount', 'DeleteAccountRequest', (call, body, writer) =>
    leave(services, call, body, writer),
  );
  operations.read('getActivation', (call) => database.write((writer) => activationProgress(writer, call.account.id)));
  operations.openWrite('confirmActivation', 'ActivationConfirmation', (call, body, writer) =>
    confirmActivation(writer, body.token, call.nowMs),
  );
  operations.guestWrite('resendActivation', 'ResendActivationRequest', (call, body, writer) =>
    resendActivation(writer, call, body),
  );
  operations.write('changePassword', 'ChangePasswordRequest', (call, body, writer) =>
    changePassword(services, call, body, writer),
  );
  operations.openWrite('requestPasswordReset', 'PasswordResetRequest', requestPasswordReset);
  operations.openWrite('resetPassword', 'NewPasswordRequest', resetPassword);
  operations.write('requestMailChange', 'MailChangeRequest', (call, body, writer) =>
    requestMailChange(services, call, body, writer),
  );
  operations.openWrite('confirmMailChange', 'MailChangeConfirmation', (call, body, writer) =>
    confirmMailChange(writer, body.token, call.nowMs),
  );
}
