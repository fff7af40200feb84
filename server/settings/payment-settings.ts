import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import type { PaymentSettings } from '~backend/payments/gateway/create-gateway'
import { WALLETS } from '~contract/payments'
import { listOf, type SettingError } from './setting-schemas'

const REQUIRED_VARIABLES = {
  bog: ['BOG_CLIENT_ID', 'BOG_CLIENT_SECRET', 'BOG_CALLBACK_KEY'],
  tbc: ['TBC_CLIENT_ID', 'TBC_CLIENT_SECRET', 'TBC_API_KEY'],
} as const

/** Origins of the payment pages, as documented by the banks. */
const PAYMENT_PAGE_ORIGINS = { bog: 'https://payment.bog.ge', tbc: 'https://ecom.tbcpayments.ge' } as const

const secret = z.string().min(1).optional()

export const paymentVariables = {
  PAYMENT_PROVIDER: z.enum(['bog', 'tbc'], { error: 'must be bog or tbc' }).optional(),
  BOG_CLIENT_ID: secret,
  BOG_CLIENT_SECRET: secret,
  /** PEM; `\n` replaces line breaks if the environment cannot hold them. */
  BOG_CALLBACK_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isPublicKey, 'must be a public key in PEM')
    .optional(),
  TBC_CLIENT_ID: secret,
  TBC_CLIENT_SECRET: secret,
  TBC_API_KEY: secret,
  /** Wallets that the contract with the bank includes. */
  PAYMENT_WALLETS: listOf(z.enum(WALLETS, { error: `must be among ${WALLETS.join(', ')}` })),
}

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentVariables>> & {
  PUBLIC_ORIGIN?: string | undefined
}

export function listPaymentPageOrigins({ PAYMENT_PROVIDER: provider }: PaymentEnvironment): string[] {
  return provider ? [PAYMENT_PAGE_ORIGINS[provider]] : []
}

export function findPaymentSettingErrors(env: PaymentEnvironment): SettingError[] {
  const provider = env.PAYMENT_PROVIDER
  if (!provider)
    return env.PAYMENT_WALLETS.length > 0
      ? [{ name: 'PAYMENT_WALLETS', message: 'needs PAYMENT_PROVIDER, whose page offers them' }]
      : []
  const errors = REQUIRED_VARIABLES[provider]
    .filter((name) => !env[name])
    .map((name): SettingError => ({ name, message: `is needed because PAYMENT_PROVIDER is ${provider}` }))
  if (!env.PUBLIC_ORIGIN?.startsWith('https://'))
    errors.push({ name: 'PUBLIC_ORIGIN', message: 'must be set and https, since the bank calls it' })
  return errors
}

export function toPaymentSettings(env: PaymentEnvironment): PaymentSettings | undefined {
  switch (env.PAYMENT_PROVIDER) {
    case 'bog':
      return {
        provider: 'bog',
        clientId: env.BOG_CLIENT_ID ?? '',
        clientSecret: env.BOG_CLIENT_SECRET ?? '',
        callbackKey: env.BOG_CALLBACK_KEY ?? '',
        wallets: env.PAYMENT_WALLETS,
      }
    case 'tbc':
      return {
        provider: 'tbc',
        clientId: env.TBC_CLIENT_ID ?? '',
        clientSecret: env.TBC_CLIENT_SECRET ?? '',
        apiKey: env.TBC_API_KEY ?? '',
        wallets: env.PAYMENT_WALLETS,
      }
    default:
      return undefined
  }
}

function isPublicKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
