/** How the assistant is asked from a shell. */
export const exampleOf = (address: string, publicId: string): string => `curl ${address}/chat/completions \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"model": "${publicId}", "stream": true, "messages": [{"role": "user", "content": "你好"}]}'`;
