import type { User } from '~/upstream/accounts.server'
import type { OwnStatement } from '~/upstream/own-statements.server'
import type { PublicRegistry } from '~/upstream/public-registry.server'
import { createOrderField } from '~contract/forms/order-fields'
import { formatPhone } from '~contract/values/phone'
import type { OrderField } from '../../definition'
import { parseSlotValues } from '../registry-visit/slot'
import { getStatementArea } from '../subject/statement-area'

export type FieldValues = Record<string, string>

/** Returns the valid values, in the backend's format. */
export function parseOrderValues(
  fields: readonly OrderField[],
  typed: FieldValues,
  { registry, cities }: { registry: PublicRegistry | undefined; cities: readonly string[] },
): FieldValues {
  const texts: FieldValues = registry ? { ...typed, ...parseSlotValues(typed, registry) } : typed
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { success, data } = createOrderField(field).safeParse(texts[field.name])
      const isListed = field.kind !== 'city' || data === undefined || cities.includes(data)
      return success && isListed ? [[field.name, data]] : []
    }),
  )
}

/** Returns the place of a statement, for a service with a place; an area is in m². */
export function getSubjectValues(subject: OwnStatement | undefined): FieldValues {
  if (!subject) return {}
  const area = getStatementArea([subject])
  const known = { city: subject.city, address: subject.address, area: area ? String(area) : undefined }
  return withoutEmpty(known)
}

/** Returns values known of the user beforehand. */
export function getUserValues(user: User | undefined): FieldValues {
  if (!user) return {}
  const known = {
    name: user.name,
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phone && formatPhone(user.phone),
    email: user.email,
    personal_number: user.personalNumber,
  }
  return withoutEmpty(known)
}

export function withoutEmpty(values: Readonly<Record<string, string | undefined>>): FieldValues {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]))
}
