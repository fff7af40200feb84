import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import { z } from 'zod'

/** Metrics of one process. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[]

const id = z.string()
const metrics = z.array(z.custom<ProcessMetrics[number]>())

/** Messages between the process that starts the others, and those. */
export const MetricsMessage = z.discriminatedUnion('type', [
  /** Asks for the metrics of all processes. */
  z.object({ type: z.literal('read-all-metrics'), id }),
  /** Asks each process for its own metrics. */
  z.object({ type: z.literal('read-own-metrics'), id }),
  z.object({ type: z.literal('own-metrics'), id, metrics }),
  z.object({ type: z.literal('all-metrics'), id, processes: z.array(metrics) }),
])
