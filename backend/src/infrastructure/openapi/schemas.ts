import { z, type ZodType } from 'zod';

export type JsonSchema = Record<string, unknown>;

const REF = '#/components/schemas/';

/** Turns zod schemas into JSON Schema 2020-12 (what OpenAPI 3.1 speaks); named ones are collected as components. */
export class SchemaBook {
  readonly components: Record<string, JsonSchema> = {};

  /** The schema as it is sent (`input`) or answered (`output`). */
  convert(schema: ZodType, io: 'input' | 'output'): JsonSchema {
    const { $defs, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: tidy });
    delete root.$schema;
    for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>)) {
      this.components[name] ??= withComponentRefs(definition);
    }
    return withComponentRefs(root);
  }

  /** The fields of an object. */
  fieldsOf(schema: JsonSchema): Record<string, JsonSchema> {
    return (this.resolve(schema)['properties'] ?? {}) as Record<string, JsonSchema>;
  }

  /** Follows a `$ref` to its component. */
  resolve(schema: JsonSchema): JsonSchema {
    const ref = schema['$ref'];
    return typeof ref === 'string' ? (this.components[ref.slice(REF.length)] ?? {}) : schema;
  }
}

/** Removes the patterns that zod writes for formats: the format says the same. */
function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (typeof jsonSchema['format'] === 'string') delete jsonSchema['pattern'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
}

const withComponentRefs = (schema: unknown): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${REF}`)) as JsonSchema;
