// A screen as WebAssembly: a function that answers a line with a line.

/// source: the bytes of the module, or the response with them.
export async function instantiate(source) {
  const imports = { page: { now: () => performance.now() } };
  const isStream = !(source instanceof Uint8Array) && isModule(source);
  const bytes = source instanceof Uint8Array || isStream ? source : await source.arrayBuffer();
  const { instance } = isStream
    ? await WebAssembly.instantiateStreaming(bytes, imports) : await WebAssembly.instantiate(bytes, imports);
  const { memory, allocate, answer, text } = instance.exports;
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  const ask = line => {
    const bytes = encoder.encode(line);
    const place = allocate(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const length = answer(place, bytes.length);
    return decoder.decode(new Uint8Array(memory.buffer, text(), length));
  };
  return Object.assign(ask, { memory });
}

/// Whether a server names the type that streaming needs.
function isModule(response) {
  return (response.headers.get("Content-Type") ?? "").startsWith("application/wasm");
}
