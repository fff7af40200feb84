/** Returns true for passwords, codes and card fields, which are never stored, not even encrypted. */
export function isSecretField(name: string): boolean {
  return /password|passkey|credential|code$|^card/.test(name) && !PUBLIC_CODES.includes(name)
}

const PUBLIC_CODES: readonly string[] = ['cadastral_code', 'company_code']
