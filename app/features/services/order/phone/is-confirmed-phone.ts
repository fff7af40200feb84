import type { User } from '~/upstream/accounts.server'

interface PhoneOwnership {
  user: User | undefined
  draft: { confirmed?: { phone: string } | undefined }
}

/** A number counts as somebody's by its code, or because it is on file for whoever is signed in. */
export function isConfirmedPhone({ user, draft }: PhoneOwnership, phone: string | undefined): boolean {
  if (!phone) return false
  return (
    draft.confirmed?.phone === phone || user?.phone === phone || user?.validPhones.includes(phone) === true
  )
}
