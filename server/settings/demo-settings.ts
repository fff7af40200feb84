import { z } from 'zod'
import { type SettingError, wholeNumber } from './setting-schemas'

export const demoVariables = {
  HOST: z.string().default('127.0.0.1'),
  DEMO: z.enum(['0', '1'], { error: 'must be 1 or 0' }).optional(),
  SEED_STATEMENTS: wholeNumber(0, 5_000_000).optional(),
}

type DemoEnvironment = z.output<z.ZodObject<typeof demoVariables>> & {
  PUBLIC_ORIGIN?: string | undefined
  TRUST_PROXY: number
  PAYMENT_PROVIDER?: string | undefined
  DATABASE_URL?: string | undefined
  SMTP_URL?: string | undefined
  SMS_URL?: string | undefined
  SMS_PROVIDER?: string | undefined
  MAIN_API_V1_URL?: string | undefined
}

/**
 * Returns true for a demo. Demo users have a known password, so any setting of a real marketplace ends the
 * demo unless `DEMO=1` is set.
 */
export function isDemoMarketplace(env: DemoEnvironment): boolean {
  if (env.MAIN_API_V1_URL) return false
  if (env.DEMO) return env.DEMO === '1'
  return !hasRealSettings(env) && isLoopback(env.HOST)
}

export function findDemoSettingErrors(env: DemoEnvironment): SettingError[] {
  const errors: SettingError[] = []
  if (!env.DEMO && !hasRealSettings(env) && !isLoopback(env.HOST))
    errors.push({
      name: 'HOST',
      message: 'lets other machines in: set DEMO=1 for a demo marketplace, or PUBLIC_ORIGIN for a real one',
    })
  if (env.SEED_STATEMENTS && !isDemoMarketplace(env))
    errors.push({
      name: 'SEED_STATEMENTS',
      message: 'is for demo marketplaces, and this is none without DEMO=1',
    })
  return errors
}

function hasRealSettings(env: DemoEnvironment): boolean {
  const sendsMessages = Boolean(env.SMTP_URL || env.SMS_URL || env.SMS_PROVIDER)
  const { PUBLIC_ORIGIN, TRUST_PROXY, PAYMENT_PROVIDER, DATABASE_URL, MAIN_API_V1_URL } = env
  return Boolean(
    sendsMessages || PUBLIC_ORIGIN || TRUST_PROXY > 0 || PAYMENT_PROVIDER || DATABASE_URL || MAIN_API_V1_URL,
  )
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
}
