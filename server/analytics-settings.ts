import { z } from 'zod'
import { origins } from './origin-settings'

/** Whom pages tell what happens. */
export const analyticsVariables = {
  ANALYTICS_LAYER: z
    .string()
    .regex(/^[A-Za-z_]\w{0,49}$/, 'must be the name of an array, such as dataLayer')
    .optional(),
  ANALYTICS_SCRIPT_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of a script, such as https://tags.example/t.js',
    })
    .optional(),
  ANALYTICS_ORIGINS: origins,
}

type AnalyticsEnvironment = z.output<z.ZodObject<typeof analyticsVariables>>

export interface AnalyticsSettings {
  /** An array among the globals of pages. */
  layer: string
  /** A script that reads the layer; pages load it. */
  scriptUrl: string | undefined
  /** Where else it may load from and send to. */
  origins: string[]
}

/** The data layer of the operator; undefined when they have none. */
export function toAnalyticsSettings(env: AnalyticsEnvironment): AnalyticsSettings | undefined {
  const { ANALYTICS_LAYER: layer, ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_ORIGINS: others } = env
  return layer ? { layer, scriptUrl, origins: others } : undefined
}
