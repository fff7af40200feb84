import type { z } from 'zod'
import { toUserTypeId } from '~backend/dictionaries/user-types'
import { toThumbUrl } from '~backend/platform/pictures'
import type { Account } from '~contract/schemas/accounts'
import { toLari } from '~contract/values/money'
import type { UserRow } from './store'

export function toAccountJson(user: UserRow): z.input<typeof Account> {
  return {
    id: user.id,
    name: user.display_name || `${user.first_name} ${user.last_name}`.trim() || user.email,
    email: { email: user.email },
    logo: toThumbUrl(user.logo),
    avatar: toThumbUrl(user.avatar),
    slug: user.slug,
    ...(user.is_operator ? { is_operator: true } : {}),
    roles: [user.type],
    type_id: toUserTypeId(user.type),
    global_user_id: user.global_user_id,
    valid_phone_numbers: user.valid_phone_numbers,
    first_name: user.first_name,
    last_name: user.last_name,
    phone_number: user.phone_number,
    personal_number: user.personal_number,
    birth_date: user.birth_date,
    sex: user.sex,
    balance: toLari(user.balance),
    balance_id: user.id,
  }
}
