import { validateHeaderName, validateHeaderValue } from 'node:http'
import { z } from 'zod'
import { httpUrl } from './setting-schemas'

/** Samplers as named by OpenTelemetry. */
const TRACE_SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type TraceSampler = (typeof TRACE_SAMPLERS)[number]

export interface TelemetrySettings {
  /** URL that traces are posted to. */
  url: string
  headers: Record<string, string>
  serviceName: string
  sampler: TraceSampler
  /** Ratio of the ratio samplers, 0 to 1. */
  sampledRatio: number
}

const RATIO_ERROR = 'must be a number from 0 to 1'

/** Variables that the SDK would read by itself; it would drop traces silently on an invalid value. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .transform((list, context) => {
      const headers = parseHeaders(list)
      if (headers) return headers
      context.addIssue({ code: 'custom', message: 'must be name=value, more of them separated by commas' })
      return z.NEVER
    }),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('ezo'),
  OTEL_TRACES_SAMPLER: z
    .enum(TRACE_SAMPLERS, { error: `must be one of ${TRACE_SAMPLERS.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: RATIO_ERROR })
    .min(0, RATIO_ERROR)
    .max(1, RATIO_ERROR)
    .default(1),
}

type TelemetryEnvironment = z.output<z.ZodObject<typeof telemetryVariables>>

/** Undefined: traces are neither made nor exported. */
export function toTelemetrySettings(env: TelemetryEnvironment): TelemetrySettings | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  return {
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    sampler: env.OTEL_TRACES_SAMPLER,
    sampledRatio: env.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** Parses headers, whose values are percent-encoded. */
function parseHeaders(list: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {}
  try {
    for (const pair of list.split(',')) {
      if (pair.trim() === '') continue
      const [name = '', ...rest] = pair.split('=')
      const value = decodeURIComponent(rest.join('=').trim())
      validateHeaderName(name.trim())
      validateHeaderValue(name, value)
      if (value === '') return undefined
      headers[name.trim()] = value
    }
    return headers
  } catch {
    return undefined
  }
}
