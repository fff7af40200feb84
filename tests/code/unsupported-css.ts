import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import { oldestBrowsers } from '../../scripts/browser-targets.mjs'

type Browser = keyof typeof oldestBrowsers

/** Loaded with `require`, as Vitest would transform its 20 MB. */
const { css: compatData }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')
const {
  properties,
  selectors,
  types,
  'at-rules': atRules,
} = compatData as Record<'properties' | 'selectors' | 'types' | 'at-rules', Identifier>

/** Units that browsers introduced together, by their name in the compatibility data. */
const unitGroups: Record<string, RegExp> = {
  viewport_percentage_units_dynamic: /\d[dsl]v(h|w|b|i|min|max)\b/,
  container_query_length_units: /\dcq(w|h|i|b|min|max)\b/,
  lh: /\dlh\b/,
  rlh: /\drlh\b/,
  ic: /\dic\b/,
  cap: /\dcap\b/,
}

/** Values that older browsers discard as a whole, by property. */
const longValues: Record<string, { feature: string; pattern: RegExp }> = {
  'text-decoration': { feature: 'text-decoration with several values', pattern: /\S\s+\S/ },
  content: { feature: 'content with an alternative text', pattern: /""\s*\/\s*""/ },
}

/**
 * Finds the features of a style sheet that one of the oldest browsers lacks. Features inside `@supports`, or
 * with a fallback before them in the same rule, do not count.
 *
 * @returns "feature | context" of each, the feature named as in MDN's compatibility data
 */
export function findUnsupportedCss(css: string): { feature: string; where: string }[] {
  const found: { feature: string; where: string }[] = []
  postcss.parse(css).walk((node) => {
    if (isGuarded(node)) return
    const features =
      node.type === 'decl'
        ? declarationFeatures(node)
        : node.type === 'rule'
          ? selectorFeatures(node)
          : node.type === 'atrule'
            ? atRuleFeatures(node)
            : []
    for (const feature of features) found.push({ feature, where: locate(node) })
  })
  return found
}

function locate(node: ChildNode): string {
  if (node.type !== 'decl') return node.toString().slice(0, 100)
  return `${(node.parent as Rule).selector ?? ''} { ${node.toString().slice(0, 100)} }`
}

/** Returns true inside `@supports`, and inside rules that browsers without the feature discard anyway. */
function isGuarded(node: ChildNode): boolean {
  for (let parent = node.parent; parent && parent.type !== 'root'; parent = parent.parent as never) {
    if (parent.type === 'atrule') {
      const { name } = parent as AtRule
      if (name === 'supports' || atRuleFeatures(parent as AtRule).length > 0) return true
    }
    if (parent.type === 'rule' && selectorFeatures(parent as Rule).length > 0) return true
  }
  return false
}

function declarationFeatures(declaration: Declaration): string[] {
  const features = valueFeatures(declaration)
  if (features.length === 0 || declaration.prop.startsWith('--')) return features
  // A browser detects an invalid declaration with var() too late to use the one before it.
  if (declaration.value.includes('var(')) return features
  const siblings = declaration.parent?.nodes ?? []
  const isFallback = siblings
    .slice(0, siblings.indexOf(declaration))
    .some(
      (earlier) =>
        earlier.type === 'decl' &&
        (earlier.prop === `-webkit-${declaration.prop}` ||
          (earlier.prop === declaration.prop && valueFeatures(earlier).length === 0)),
    )
  return isFallback ? [] : features
}

function valueFeatures({ prop, value }: Declaration): string[] {
  const names: [name: string, data: CompatStatement | undefined][] = []
  const property = properties[prop]
  if (property && !prop.startsWith('-')) names.push([prop, property.__compat])
  const text = value.replaceAll(/"[^"]*"|url\([^)]*\)/g, '""')
  for (const [, name = ''] of text.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) {
    const data = findType(types, name) ?? property?.[name]
    if (data) names.push([`${name}()`, data.__compat])
  }
  for (const [, word = ''] of text.matchAll(/(?<![\w-])([a-z][a-z-]+)(?![\w(-])/g))
    if (property?.[word]) names.push([`${prop}: ${word}`, property[word].__compat])
  for (const [unit, pattern] of Object.entries(unitGroups))
    if (pattern.test(text)) names.push([unit, types.length?.[unit]?.__compat])
  const features = names.filter(([, data]) => data && lacksSupport(data)).map(([name]) => name)
  const long = longValues[prop]
  if (long?.pattern.test(text)) features.push(long.feature)
  return features
}

function selectorFeatures({ selector, parent }: Rule): string[] {
  if (parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)) return []
  return listUnknownPseudos(selector)
}

/** Forgiving lists, `:is()` and `:where()`: only the unknown part of them is dropped. */
const FORGIVING_LIST = /:(is|where)\((?:[^()]|\([^()]*\))*\)/g

function listUnknownPseudos(selector: string): string[] {
  const pseudos = [...selector.replaceAll(FORGIVING_LIST, '').matchAll(/::?([a-z-]+)/g)].map(
    ([, name = '']) => name,
  )
  const unknown = pseudos.filter((name) => !name.startsWith('-') && isUnsupported(selectors[name]))
  return unknown.map((name) => `:${name}`)
}

function atRuleFeatures({ name, params }: AtRule): string[] {
  const features = isUnsupported(atRules[name]) ? [`@${name}`] : []
  if (name === 'media')
    for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g))
      if (isUnsupported(atRules.media?.[feature])) features.push(`@media ${feature}`)
  return features
}

function isUnsupported(data: Identifier | undefined): boolean {
  return Boolean(data?.__compat && lacksSupport(data.__compat))
}

function findType(data: Identifier | undefined, name: string): Identifier | undefined {
  if (!data) return undefined
  for (const [key, child] of Object.entries(data)) {
    if (key === '__compat') continue
    if (key === name) return child as Identifier
    const nested = findType(child as Identifier, name)
    if (nested) return nested
  }
  return undefined
}

/**
 * Returns true if one of the oldest browsers lacks support without a flag or a prefix. A partial
 * implementation counts as support.
 */
function lacksSupport({ support }: CompatStatement): boolean {
  return Object.entries(oldestBrowsers).some(([browser, version]) => {
    const statements: SimpleSupportStatement[] = [support[browser as Browser] ?? []].flat()
    return !statements.some(
      ({ version_added, version_removed, partial_implementation, flags, prefix, alternative_name }) =>
        typeof version_added === 'string' &&
        (!version_removed || partial_implementation) &&
        !flags &&
        !prefix &&
        !alternative_name &&
        Number.parseFloat(version_added.replace('≤', '')) <= Number(version),
    )
  })
}

/** Finds lists of selectors that the oldest browsers know only in part: they drop the whole rule. */
export function findMixedSelectors(css: string): string[] {
  const mixed: string[] = []
  postcss.parse(css).walkRules((rule) => {
    if (isGuarded(rule) || rule.selectors.length < 2) return
    const unknown = rule.selectors.filter((selector) => listUnknownPseudos(selector).length > 0)
    if (unknown.length > 0 && unknown.length < rule.selectors.length) mixed.push(rule.selector)
  })
  return mixed
}
