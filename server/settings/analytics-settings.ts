import { z } from 'zod'
import { httpUrl, origins } from './setting-schemas'

export const analyticsVariables = {
  ANALYTICS_LAYER: z
    .string()
    .regex(/^[A-Za-z_]\w{0,49}$/, 'must be the name of an array, such as dataLayer')
    .optional(),
  ANALYTICS_SCRIPT_URL: httpUrl(
    'must be the address of a script, such as https://tags.example/t.js',
  ).optional(),
  ANALYTICS_ORIGINS: origins,
}

type AnalyticsEnvironment = z.output<z.ZodObject<typeof analyticsVariables>>

export interface AnalyticsSettings {
  layer: string
  scriptUrl: string | undefined
  /** Further origins it may load from and send to. */
  origins: string[]
}

export function toAnalyticsSettings(env: AnalyticsEnvironment): AnalyticsSettings | undefined {
  const { ANALYTICS_LAYER: layer, ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_ORIGINS: others } = env
  return layer ? { layer, scriptUrl, origins: others } : undefined
}
