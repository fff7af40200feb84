import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { FieldError } from '~/forms/field-error'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import type { ReceivedForm } from '~/forms/received-form.server'
import { toLocalizedPath } from '~/i18n/languages'
import { clearPersonalData } from '~/session/cookies.server'
import { redirectWithFlash, setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { changePassword, closeAccount } from '~/upstream/identity.server'
import { balance } from '~/upstream/payments.server'
import type { Refusal } from '~/upstream/refusals'
import { serviceOrders } from '~/upstream/services.server'
import { listSessions } from '~/upstream/sessions.server'
import { getAttemptsError, toTooManyInit } from '../too-many-attempts'
import { SAFETY_PATH } from '../urls'
import { loadOwnAccountPage, requireOwnAccounts } from '../visit.server'
import { closeAccountForm, passwordForm } from './form'

export const loadPassword = (args: LoaderFunctionArgs) => loadOwnAccountPage(args, 'password')

export type PasswordData = Awaited<ReturnType<typeof loadPassword>>

export async function passwordAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(passwordForm, async (form) => {
      const { password, new_password } = form.values
      const answer = await visitor.call(changePassword(password, new_password))
      if (!answer.ok) {
        const isCommon = answer.fieldErrors.some(({ field }) => field === 'new_password')
        return isCommon
          ? form.reject({ new_password: { key: 'password_refused' } })
          : refusePassword(form, answer)
      }
      return redirectWithFlash(toLocalizedPath(SAFETY_PATH, visitor.language), 'password_changed')
    }),
  )
}

export async function loadSessions(args: LoaderFunctionArgs) {
  const page = await loadOwnAccountPage(args, 'sessions')
  return { ...page, sessions: await getVisitor(args).call(listSessions) }
}

export async function loadCloseAccount(args: LoaderFunctionArgs) {
  const page = await loadOwnAccountPage(args, 'close_account')
  const visitor = getVisitor(args)
  const [currentBalance, orders] = await Promise.all([visitor.call(balance), visitor.call(serviceOrders)])
  const unusedDays = orders
    .filter(({ state }) => state === 'active')
    .reduce((sum, { refundIfCancelled = 0 }) => sum + refundIfCancelled, 0)
  // Balance in tetri, including unused promotion days, which are refunded to it.
  return { ...page, balance: currentBalance + unusedDays, unusedDays }
}

export type CloseAccountData = Awaited<ReturnType<typeof loadCloseAccount>>

export async function closeAccountAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleForms(
    args,
    onSubmit(closeAccountForm, async (form) => {
      const { password, gives_up_balance } = form.values
      const answer = await visitor.call(
        closeAccount(password, { givesUpBalance: gives_up_balance !== undefined }),
      )
      if (!answer.ok) {
        const fields = answer.fieldErrors.map(({ field }) => field)
        if (fields.includes('projects')) return form.reject({ '': { key: 'account_has_projects' } })
        if (fields.includes('orders')) return form.reject({ '': { key: 'account_has_orders' } })
        if (fields.includes('payments')) return form.reject({ '': { key: 'account_has_payments' } })
        if (fields.includes('gives_up_balance'))
          return form.reject({ gives_up_balance: { key: 'balance_left' } })
        return refusePassword(form, answer)
      }
      return redirect(toLocalizedPath('/', visitor.language), {
        status: 303,
        headers: [...clearPersonalData(), ['Set-Cookie', setFlash('account_closed')]],
      })
    }),
  )
}

/** Reports a wrong current password, or too many attempts. */
export function refusePassword(
  { reject }: Pick<ReceivedForm<{ password: string }>, 'reject'>,
  answer: Refusal,
) {
  const { field, error, init } = explainPasswordRefusal(answer)
  return reject({ [field]: error }, init)
}

interface PasswordRefusal {
  field: 'password' | ''
  error: FieldError
  init: ResponseInit
}

export function explainPasswordRefusal(answer: Refusal): PasswordRefusal {
  if (answer.fieldErrors.some(({ field }) => field === 'account'))
    return { field: '', error: { key: 'account_shared' }, init: {} }
  const error = getAttemptsError(answer)
  return error
    ? { field: '', error, init: toTooManyInit(answer) }
    : { field: 'password', error: { key: 'password_not_yours' }, init: {} }
}
