/** What a call needs that sends a file as a form (multipart), so that no side holds it in memory as text. */
export function fileForm(file: File, fields: Readonly<Record<string, string | undefined>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  form.append('file', file, file.name);
  return {
    body: form as never, // the document's multipart schema describes parts, openapi-fetch passes FormData through
    bodySerializer: (sent: unknown) => sent as FormData,
  };
}
