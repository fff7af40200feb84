import { describe, expect, test, vi } from 'vitest'
import { runSource } from '~tests/fixtures/run-source'
import { withTelemetry } from '~tests/fixtures/telemetry'
import { startTraceCollector } from '~tests/fixtures/trace-collector'
import { activeTrace } from './active-trace'
import { startTelemetry } from './start-telemetry'

const traces = withTelemetry()

describe('trace collector', () => {
  const visit = async (origin: string) => {
    const begun = performance.now()
    const answer = await fetch(origin)
    return { status: answer.status, ms: performance.now() - begun }
  }

  test('a collector that fails costs one log line, and another when it accepts traces again', async () => {
    await traces.start({}, { pauseMs: 50 })
    const origin = await traces.serve((_request, response) => response.end())
    traces.collector.respond = (response) => response.writeHead(500).end('a long reason')
    const active: unknown[] = []
    traces.log.warn.mockImplementationOnce(() => active.push(activeTrace.getStore()))
    for (let count = 0; count < 20; count += 1) {
      expect((await visit(origin)).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await vi.waitFor(() => expect(traces.collector.bodies.length).toBeGreaterThan(1), { timeout: 5_000 })
    expect(traces.log.warn).toHaveBeenCalledExactlyOnceWith({ reason: '500' }, expect.any(String))
    expect(active).toEqual([undefined])
    const takesAll = await startTraceCollector()
    traces.cleanups.push(() => takesAll.close())
    traces.collector.respond = takesAll.respond
    await vi.waitFor(
      async () => {
        await visit(origin)
        expect(traces.log.info).toHaveBeenCalledTimes(1)
      },
      { timeout: 5_000, interval: 50 },
    )
    expect(traces.log.warn).toHaveBeenCalledTimes(1)
  })

  test('a collector that has failed gets no requests for a while', async () => {
    await traces.start({}, { pauseMs: 60_000 })
    const origin = await traces.serve((_request, response) => response.end())
    traces.collector.respond = (response) => response.writeHead(500).end()
    await visit(origin)
    await vi.waitFor(() => expect(traces.log.warn).toHaveBeenCalledTimes(1), { timeout: 5_000 })
    for (let count = 0; count < 5; count += 1) {
      await visit(origin)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    expect(traces.collector.bodies).toHaveLength(1)
  })

  test('a collector that never responds delays neither a page nor the end of the process', async () => {
    const telemetry = await traces.start()
    const origin = await traces.serve((_request, response) => response.end())
    traces.collector.respond = () => undefined
    await visit(origin)
    await vi.waitFor(() => expect(traces.collector.bodies).toHaveLength(1), { timeout: 5_000 })
    expect((await visit(origin)).ms).toBeLessThan(1_000)
    const begun = performance.now()
    await telemetry.stop()
    expect(performance.now() - begun).toBeLessThan(4_000)
  })

  test('the collector gets the remaining spans when the process ends', async () => {
    const telemetry = await startTelemetry(
      {
        url: `${traces.collector.origin}/v1/traces`,
        headers: {},
        serviceName: 'ezo',
        sampler: 'always_on',
        sampledRatio: 1,
      },
      { log: traces.log, delayMs: 60_000 },
    )
    const origin = await traces.serve((_request, response) => response.end())
    await visit(origin)
    expect(traces.collector.spans).toEqual([])
    await telemetry.stop()
    expect(traces.collector.spans).toHaveLength(1)
  })
})

test('no package of OpenTelemetry is loaded until traces are enabled', async () => {
  const facts = await runSource(`
      import Module from 'node:module'
      import { isInstrumented } from './contract/instrumentation'
      import { startTelemetry } from './server/telemetry/start-telemetry'
      const count = () => Object.keys(Module._cache).filter((file) => file.includes('@opentelemetry')).length
      const facts = [isInstrumented(), count()]
      const settings = { url: 'http://127.0.0.1:1', headers: {}, serviceName: 'ezo', sampler: 'always_on' }
      const telemetry = await startTelemetry(settings, { log: console })
      facts.push(isInstrumented(), count() > 0)
      await telemetry.stop()
      console.log(JSON.stringify([...facts, isInstrumented()]))
      process.exit()`)
  expect(facts).toEqual([false, 0, true, true, false])
})
