const avatarColors = ['', 'pine', 'amber', 'river'] as const

/**
 * Returns up to two initials: "ნინო ბერიძე" gives "ნბ". They keep their case: old phones lack Georgian
 * capitals.
 */
export function getInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
}

/** Returns a colour that is always the same for a name. */
export function getAvatarColor(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return avatarColors[sum % avatarColors.length] ?? ''
}
