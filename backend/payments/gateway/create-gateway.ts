import { type BankOfGeorgiaSettings, createBankOfGeorgiaGateway } from './bank-of-georgia'
import type { PaymentGateway } from './payment-gateway'
import { createTbcGateway, type TbcSettings } from './tbc'

export type PaymentSettings =
  | ({ provider: 'bog' } & Omit<BankOfGeorgiaSettings, 'api' | 'auth'>)
  | ({ provider: 'tbc' } & Omit<TbcSettings, 'api'>)

export function createGateway(settings: PaymentSettings | undefined): PaymentGateway | undefined {
  if (!settings) return undefined
  return settings.provider === 'bog' ? createBankOfGeorgiaGateway(settings) : createTbcGateway(settings)
}
