import { z } from 'zod'
import { accountEndpoints } from '~contract/endpoints/accounts'
import { success } from '~contract/schemas/envelope'
import { parsePhone } from '~contract/values/typed-phone'
import { createRequest } from './endpoint-call.server'
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
