/** The washes an avatar may stand on; the first is brick and needs no class. */
const avatarColors = ['', 'pine', 'amber', 'river'] as const

/** Up to two first letters of a name: "ნინო ბერიძე" gives "ნბ". As written: Georgian capitals are missing on old phones. */
export function getInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
}

/** Always the same wash for the same name. */
export function getAvatarColor(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return avatarColors[sum % avatarColors.length] ?? ''
}
