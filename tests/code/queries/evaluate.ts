import ts from 'typescript'

/** Vitest looks an import up at each use; here that took as long as everything else. */
const syntax: typeof ts = ts

export const GAP = '\u0000'
/** Value that only a request knows; in a text it leaves a gap. */
const UNKNOWN = Object.freeze({ toString: () => GAP })

const MAX_VARIANTS = 64
const MAX_DEPTH = 60
const GLOBALS: Readonly<Record<string, object>> = { Object, Math }

type Scope = ReadonlyMap<ts.Symbol, unknown>
type Value = unknown

/**
 * Evaluates expressions of the source without running it: constants, templates, functions that return them.
 * Evaluates every variant of a value that depends on an unknown condition or on a parameter with few literal
 * types.
 */
export class Evaluator {
  readonly #checker: ts.TypeChecker
  readonly #calls: (name: ts.Symbol) => readonly ts.CallExpression[]
  readonly #constants = new Map<ts.Symbol, Value>()
  readonly #symbols = new Map<ts.Identifier, ts.Symbol | undefined>()
  readonly #literalsOf = new Map<ts.Node, readonly Value[] | undefined>()
  #path: { index: number; size: number }[] = []
  #position = 0
  #depth = 0
  #chosen = new Map<ts.Symbol, Value>()

  constructor(checker: ts.TypeChecker, calls: (name: ts.Symbol) => readonly ts.CallExpression[]) {
    this.#checker = checker
    this.#calls = calls
  }

  /** Returns every text that an expression can have, with `GAP` for unknown parts. */
  variants(expression: ts.Expression): string[] {
    const texts = new Set<string>()
    this.#path = []
    let tries = 0
    do {
      tries += 1
      this.#position = 0
      this.#depth = 0
      this.#chosen = new Map()
      texts.add(toText(this.#evaluate(expression, new Map())))
    } while (this.#advance() && tries < MAX_VARIANTS)
    return [...texts]
  }

  #advance(): boolean {
    while (this.#path.length > 0) {
      const last = this.#path.at(-1)
      if (last && last.index + 1 < last.size) {
        last.index += 1
        return true
      }
      this.#path.pop()
    }
    return false
  }

  #choose<Option>(options: readonly Option[]): Option {
    const step = this.#path[this.#position] ?? { index: 0, size: options.length }
    this.#path[this.#position] = step
    this.#position += 1
    return options[step.index] as Option
  }

  #evaluate(node: ts.Node | undefined, scope: Scope): Value {
    if (!node || this.#depth > MAX_DEPTH) return UNKNOWN
    this.#depth += 1
    try {
      return this.#evaluateNode(node, scope)
    } finally {
      this.#depth -= 1
    }
  }

  #evaluateNode(node: ts.Node, scope: Scope): Value {
    const evaluate = (each: ts.Node | undefined) => this.#evaluate(each, scope)
    if (syntax.isStringLiteralLike(node)) return node.text
    if (syntax.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''))
    if (syntax.isRegularExpressionLiteral(node)) return toRegExp(node.text)
    if (node.kind === syntax.SyntaxKind.TrueKeyword) return true
    if (node.kind === syntax.SyntaxKind.FalseKeyword) return false
    if (node.kind === syntax.SyntaxKind.NullKeyword) return null
    if (
      syntax.isParenthesizedExpression(node) ||
      syntax.isAsExpression(node) ||
      syntax.isSatisfiesExpression(node) ||
      syntax.isNonNullExpression(node)
    )
      return evaluate(node.expression)
    if (syntax.isTemplateExpression(node))
      return [
        node.head.text,
        ...node.templateSpans.map((span) => toText(evaluate(span.expression)) + span.literal.text),
      ].join('')
    if (syntax.isIdentifier(node)) return this.#resolve(node, scope)
    if (syntax.isPropertyAccessExpression(node))
      return this.#property(evaluate(node.expression), node.name.text, node)
    if (syntax.isElementAccessExpression(node)) {
      const key = evaluate(node.argumentExpression)
      return this.#property(evaluate(node.expression), key === UNKNOWN ? UNKNOWN : String(key), node)
    }
    if (
      syntax.isArrowFunction(node) ||
      syntax.isFunctionExpression(node) ||
      syntax.isFunctionDeclaration(node)
    )
      return this.#closure(node, scope)
    if (syntax.isCallExpression(node)) return this.#call(node, scope)
    if (syntax.isConditionalExpression(node))
      return evaluate(this.#isTrue(evaluate(node.condition)) ? node.whenTrue : node.whenFalse)
    if (syntax.isBinaryExpression(node)) return this.#binary(node, scope)
    if (syntax.isArrayLiteralExpression(node))
      return node.elements.flatMap((element) => {
        if (!syntax.isSpreadElement(element)) return [evaluate(element)]
        const spread = evaluate(element.expression)
        return Array.isArray(spread) ? spread : [UNKNOWN]
      })
    if (syntax.isObjectLiteralExpression(node)) return this.#object(node, scope)
    return this.#byType(node)
  }

  #object(node: ts.ObjectLiteralExpression, scope: Scope): Value {
    const object: Record<string, Value> = {}
    for (const property of node.properties) {
      if (syntax.isPropertyAssignment(property) && !syntax.isComputedPropertyName(property.name))
        object[property.name.text] = this.#evaluate(property.initializer, scope)
      else if (syntax.isShorthandPropertyAssignment(property))
        object[property.name.text] = this.#evaluate(property.name, scope)
      else if (syntax.isSpreadAssignment(property)) {
        const spread = this.#evaluate(property.expression, scope)
        if (spread === UNKNOWN) return UNKNOWN
        Object.assign(object, spread)
      }
    }
    return object
  }

  #binary(node: ts.BinaryExpression, scope: Scope): Value {
    const left = this.#evaluate(node.left, scope)
    const right = () => this.#evaluate(node.right, scope)
    switch (node.operatorToken.kind) {
      case syntax.SyntaxKind.PlusToken: {
        const [a, b] = [left, right()]
        if (typeof a === 'number' && typeof b === 'number') return a + b
        return typeof a === 'string' || typeof b === 'string' ? toText(a) + toText(b) : UNKNOWN
      }
      case syntax.SyntaxKind.EqualsEqualsEqualsToken:
      case syntax.SyntaxKind.ExclamationEqualsEqualsToken: {
        const value = right()
        if (left === UNKNOWN || value === UNKNOWN) return UNKNOWN
        return (left === value) === (node.operatorToken.kind === syntax.SyntaxKind.EqualsEqualsEqualsToken)
      }
      case syntax.SyntaxKind.InKeyword: {
        const object = right()
        if ([left, object].includes(UNKNOWN) || object === null || typeof object !== 'object') return UNKNOWN
        return String(left) in object
      }
      case syntax.SyntaxKind.QuestionQuestionToken:
        return left === UNKNOWN ? this.#byType(node) : (left ?? right())
      default:
        return UNKNOWN
    }
  }

  #isTrue(condition: Value): boolean {
    return condition === UNKNOWN ? this.#choose([true, false]) : Boolean(condition)
  }

  #property(object: Value, key: Value, node: ts.Expression): Value {
    if (object === UNKNOWN || object === undefined || object === null || key === UNKNOWN)
      return this.#byType(node)
    const value = (object as Record<string, Value>)[String(key)]
    return typeof value === 'function' ? value.bind(object) : value
  }

  #closure(node: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration, scope: Scope): Value {
    return (...args: Value[]) => {
      const inner = new Map(scope)
      for (const [index, { name, initializer }] of node.parameters.entries()) {
        const value = index < args.length ? args[index] : this.#evaluate(initializer, scope)
        this.#bind(name, value, inner)
      }
      if (!node.body) return UNKNOWN
      return syntax.isBlock(node.body) ? this.#run(node.body, inner) : this.#evaluate(node.body, inner)
    }
  }

  #bind(name: ts.BindingName, value: Value, scope: Map<ts.Symbol, Value>): void {
    if (syntax.isIdentifier(name)) {
      const symbol = this.#checker.getSymbolAtLocation(name)
      if (symbol && value !== UNKNOWN) scope.set(symbol, value)
      return
    }
    for (const [index, element] of name.elements.entries()) {
      if (syntax.isOmittedExpression(element)) continue
      if (value === UNKNOWN || value === null || typeof value !== 'object') continue
      const key = syntax.isArrayBindingPattern(name) ? String(index) : getKey(element)
      this.#bind(element.name, (value as Record<string, Value>)[key], scope)
    }
  }

  /** Follows only the way to the block's `return`; constants are resolved where they are used. */
  #run(block: ts.Block, scope: Scope): Value {
    for (const statement of block.statements) {
      if (syntax.isReturnStatement(statement)) return this.#evaluate(statement.expression, scope)
      if (syntax.isIfStatement(statement) && this.#isTrue(this.#evaluate(statement.expression, scope))) {
        const { thenStatement } = statement
        if (syntax.isReturnStatement(thenStatement)) return this.#evaluate(thenStatement.expression, scope)
        if (syntax.isBlock(thenStatement)) return this.#run(thenStatement, scope)
      }
    }
    return UNKNOWN
  }

  #call(node: ts.CallExpression, scope: Scope): Value {
    const callee = this.#evaluate(node.expression, scope)
    if (typeof callee !== 'function') return this.#byType(node)
    const args = node.arguments.map((argument) => this.#evaluate(argument, scope))
    const isOurs = !callee.name.startsWith('bound ')
    // A method of a string or an array can be evaluated only if its object is known.
    if (!isOurs && (args.includes(UNKNOWN) || args.includes(undefined))) return this.#byType(node)
    const result = callee(...args)
    return result === UNKNOWN ? this.#byType(node) : result
  }

  #resolve(node: ts.Identifier, scope: Scope): Value {
    const symbol = cached(this.#symbols, node, () => this.#findSymbol(node))
    if (!symbol || node.text === 'undefined') return undefined
    if (scope.has(symbol)) return scope.get(symbol)
    const declaration = symbol.valueDeclaration
    if (!declaration) return UNKNOWN
    if (declaration.getSourceFile().isDeclarationFile) return GLOBALS[symbol.name] ?? UNKNOWN
    const value = this.#declared(declaration, symbol, scope)
    return value === UNKNOWN ? this.#byType(node, symbol) : value
  }

  #findSymbol(node: ts.Identifier): ts.Symbol | undefined {
    const symbol = syntax.isShorthandPropertyAssignment(node.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.#checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
  }

  #declared(declaration: ts.Declaration, symbol: ts.Symbol, scope: Scope): Value {
    if (syntax.isFunctionDeclaration(declaration)) return this.#closure(declaration, scope)
    if (syntax.isVariableDeclaration(declaration) && isConstant(declaration))
      return this.#constant(declaration, symbol, scope)
    if (syntax.isParameter(declaration)) return this.#argument(declaration, symbol)
    if (syntax.isBindingElement(declaration)) {
      const pattern = declaration.parent
      const owner = pattern.parent
      const source = syntax.isVariableDeclaration(owner) ? this.#evaluate(owner.initializer, scope) : UNKNOWN
      if (source === UNKNOWN || source === undefined || source === null) return UNKNOWN
      const key = syntax.isArrayBindingPattern(pattern)
        ? String(pattern.elements.indexOf(declaration))
        : getKey(declaration)
      return (source as Record<string, Value>)[key]
    }
    return UNKNOWN
  }

  #constant(declaration: ts.VariableDeclaration, symbol: ts.Symbol, scope: Scope): Value {
    if (this.#constants.has(symbol)) return this.#constants.get(symbol)
    const position = this.#position
    const value = this.#evaluate(declaration.initializer, scope)
    const isOfModule = syntax.isSourceFile(declaration.parent.parent.parent)
    if (isOfModule && this.#position === position) this.#constants.set(symbol, value)
    return value
  }

  /** Returns the values that callers of the function pass as the parameter. */
  #argument(declaration: ts.ParameterDeclaration, symbol: ts.Symbol): Value {
    if (this.#chosen.has(symbol)) return this.#chosen.get(symbol)
    if (this.#literals(this.#checker.getTypeOfSymbol(symbol))) return UNKNOWN
    const callable = declaration.parent
    const name = syntax.isVariableDeclaration(callable.parent) ? callable.parent.name : callable.name
    const called = name && syntax.isIdentifier(name) ? this.#checker.getSymbolAtLocation(name) : undefined
    const index = callable.parameters.indexOf(declaration)
    const given = called ? this.#calls(called).flatMap((call) => call.arguments[index] ?? []) : []
    const value = given.length === 0 ? UNKNOWN : this.#evaluate(this.#choose(given), new Map())
    this.#chosen.set(symbol, value)
    return value
  }

  #byType(node: ts.Node, symbol?: ts.Symbol): Value {
    if (symbol && this.#chosen.has(symbol)) return this.#chosen.get(symbol)
    const literals = cached(this.#literalsOf, node, () =>
      this.#literals(this.#checker.getTypeAtLocation(node)),
    )
    const value = literals ? this.#choose(literals) : UNKNOWN
    if (symbol) this.#chosen.set(symbol, value)
    return value
  }

  /** Returns the values of a type that has only a few. */
  #literals(type: ts.Type): readonly Value[] | undefined {
    const members = type.isUnion() ? type.types : [type]
    const values = members.map((member) => {
      if (member.isStringLiteral() || member.isNumberLiteral()) return member.value
      if (member.flags & ts.TypeFlags.BooleanLiteral) return this.#checker.typeToString(member) === 'true'
      return UNKNOWN
    })
    return values.includes(UNKNOWN) ? undefined : values
  }
}

/** Caches by node: the checker resolves one anew each time, and each variant evaluates the same nodes. */
function cached<Key, Found>(found: Map<Key, Found>, key: Key, find: () => Found): Found {
  if (!found.has(key)) found.set(key, find())
  return found.get(key) as Found
}

function toText(value: Value): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : GAP
}

function toRegExp(source: string): RegExp {
  const end = source.lastIndexOf('/')
  return new RegExp(source.slice(1, end), source.slice(end + 1))
}

function getKey({ propertyName, name }: ts.BindingElement): string {
  const key = propertyName ?? name
  return syntax.isIdentifier(key) || syntax.isStringLiteral(key) ? key.text : ''
}

function isConstant(declaration: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0
}
