import type { User } from '~/upstream/accounts.server'

interface PhoneOwnership {
  user: User | undefined
  draft: { confirmed?: { phone: string } | undefined }
}

/** Confirmed by its code, or because it is on file for the signed-in user. */
export function isConfirmedPhone({ user, draft }: PhoneOwnership, phone: string | undefined): boolean {
  if (!phone) return false
  return (
    draft.confirmed?.phone === phone || user?.phone === phone || user?.validPhones.includes(phone) === true
  )
}
