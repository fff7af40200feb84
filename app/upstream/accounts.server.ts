import { z } from 'zod'
import { accountEndpoints } from '~contract/endpoints/accounts'
import type { AccountTasks as AccountTasksAnswer } from '~contract/schemas/account-tasks'
import { success } from '~contract/schemas/envelope'
import { parsePhone } from '~contract/values/typed-phone'
import { createRequest, defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

const User = accountEndpoints.currentUser.answer.transform((user) => {
  const role = user.roles[0]
  return {
    id: user.id,
    name: user.name ?? ([user.first_name, user.last_name].filter(Boolean).join(' ') || `№ ${user.id}`),
    /** URL of a small logo, or else of the photo. */
    picture: user.logo ?? user.avatar,
    slug: user.slug,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone_number,
    /** Numbers confirmed by a code. An API that lists none has confirmed the number on file itself. */
    validPhones: user.valid_phone_numbers ?? (user.phone_number ? [parsePhone(user.phone_number)] : []),
    personalNumber: user.personal_number,
    birthDate: user.birth_date,
    sex: user.sex ?? undefined,
    email: typeof user.email === 'string' ? user.email : user.email?.email,
    isOperator: user.is_operator ?? false,
    role: typeof role === 'object' ? role.name : role,
  }
})

export type User = z.output<typeof User>

/** Requests the signed-in user; 401 if the token has expired. */
export const currentUser: Call<User> = {
  ...createRequest(accountEndpoints.currentUser, {}),
  endpoint: 'groupedInfo',
  answer: success(User),
}

// An API may answer them without an envelope.
export const logout: Call<unknown> = { ...createRequest(accountEndpoints.logout, {}), answer: z.unknown() }

/** Logout, sent after any call that returned 401. */
export const expiredSessionLogout: Call<unknown> = {
  ...createRequest(accountEndpoints.expiredSessionLogout, {}),
  answer: z.unknown(),
}

const toAccountTasks = ({ tasks, new_leads, company, desk }: z.output<typeof AccountTasksAnswer>) => ({
  tasks,
  newLeads: new_leads ?? 0,
  /** Public profile of a company; undefined for other users. */
  company: company
    ? { awaitsConfirmation: company.awaits_confirmation, missing: company.missing }
    : undefined,
  /** Rows that wait at the desk; undefined for users who are not operators. */
  desk: desk
    ? {
        leads: desk.leads,
        lateLeads: desk.late_leads,
        orders: desk.orders,
        reviews: desk.reviews,
        reports: desk.reports,
        payments: desk.payments,
        approvals: desk.approvals,
      }
    : undefined,
})

export type AccountTasks = ReturnType<typeof toAccountTasks>

/** Requests what waits for the signed-in user, the most pressing first. */
export const accountTasks: Call<AccountTasks> = defineCall(accountEndpoints.tasks, toAccountTasks)({})
