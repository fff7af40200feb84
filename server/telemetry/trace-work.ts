import { tracingChannel } from 'node:diagnostics_channel'
import type { EventEmitter } from 'node:events'
import type { Span, SpanKind, TextMapPropagator, Tracer } from '@opentelemetry/api'
import { INSTRUMENTATION_CHANNEL, type InstrumentedWork } from '~contract/instrumentation'
import { type ActiveTrace, activeTrace } from './active-trace'
import { describeAnswer, describeOutcome, describeStart } from './describe-work'

interface Tracing {
  api: typeof import('@opentelemetry/api')
  tracer: Tracer
  propagator: TextMapPropagator
}

type FinishedWork = InstrumentedWork & { error?: unknown }

/**
 * Makes a span of each piece of work. A request or the run of a job begins a trace. Other work, such as the
 * queries of the start and of an idle job queue, is not traced.
 * @returns a function that stops the tracing
 */
export function traceWork({ api, tracer, propagator }: Tracing): () => void {
  const works = tracingChannel<unknown, InstrumentedWork>(INSTRUMENTATION_CHANNEL)
  const spans = new WeakMap<InstrumentedWork, Span>()
  const kinds: Readonly<Record<InstrumentedWork['kind'], SpanKind>> = {
    request: api.SpanKind.SERVER,
    call: api.SpanKind.CLIENT,
    query: api.SpanKind.CLIENT,
    job: api.SpanKind.INTERNAL,
  }

  function begin(work: InstrumentedWork): ActiveTrace | undefined {
    const around = activeTrace.getStore()
    if (work.kind === 'request' || work.kind === 'job') return beginTrace(work)
    const trace = around?.isSampled ? startSpan(work, around.context) : around
    if (trace && work.kind === 'call' && work.traceHeaders)
      propagator.inject(trace.context, work.traceHeaders, api.defaultTextMapSetter)
    return trace
  }

  function beginTrace(work: InstrumentedWork): ActiveTrace {
    if (work.kind !== 'request') return startSpan(work, api.ROOT_CONTEXT)
    const { request, response } = work
    const parent = propagator.extract(api.ROOT_CONTEXT, request.headers, api.defaultTextMapGetter)
    const trace = startSpan(work, parent)
    emitWithin(trace, request)
    emitWithin(trace, response)
    response.once('close', () => end(work))
    return trace
  }

  function startSpan(work: InstrumentedWork, parent: ActiveTrace['context']): ActiveTrace {
    const { name, attributes } = describeStart(work)
    const span = tracer.startSpan(name, { kind: kinds[work.kind], attributes }, parent)
    const { traceId, traceFlags } = span.spanContext()
    spans.set(work, span)
    const isSampled = (traceFlags & api.TraceFlags.SAMPLED) !== 0
    return { context: api.trace.setSpan(parent, span), traceId, isSampled }
  }

  function end(work: FinishedWork): void {
    const span = spans.get(work)
    if (!span?.isRecording()) return
    const errorType = work.kind === 'request' ? endRequest(work, span) : describeOutcome(work)
    if (work.kind === 'call' && work.status !== undefined)
      span.setAttribute('http.response.status_code', work.status)
    if (errorType !== undefined) {
      span.setAttribute('error.type', errorType)
      if (errorType !== 'aborted') span.setStatus({ code: api.SpanStatusCode.ERROR })
    }
    span.end()
  }

  function endRequest(work: Extract<InstrumentedWork, { kind: 'request' }>, span: Span): string | undefined {
    const { name, attributes, errorType } = describeAnswer(work)
    span.updateName(name).setAttributes(attributes)
    return errorType
  }

  const onEnd = (work: unknown) => end(work as FinishedWork)
  works.start.bindStore(activeTrace, begin)
  works.asyncEnd.subscribe(onEnd)
  return () => {
    works.start.unbindStore(activeTrace)
    works.asyncEnd.unsubscribe(onEnd)
  }
}

/** Emits within the trace; Node would use the context of the connection. */
function emitWithin(trace: ActiveTrace, emitter: EventEmitter): void {
  const emit = emitter.emit.bind(emitter)
  emitter.emit = (name, ...values) => activeTrace.run(trace, emit, name, ...values)
}
