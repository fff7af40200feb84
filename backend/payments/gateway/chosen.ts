import { type BankOfGeorgiaSettings, bankOfGeorgia } from './bank-of-georgia'
import type { Gateway } from './gateway'
import { type TbcSettings, tbc } from './tbc'

export type PaymentSettings =
  | ({ provider: 'bog' } & Omit<BankOfGeorgiaSettings, 'api' | 'auth'>)
  | ({ provider: 'tbc' } & Omit<TbcSettings, 'api'>)

/** The provider that the operator has chosen; undefined when none was. */
export function gatewayOf(settings: PaymentSettings | undefined): Gateway | undefined {
  if (!settings) return undefined
  return settings.provider === 'bog' ? bankOfGeorgia(settings) : tbc(settings)
}
