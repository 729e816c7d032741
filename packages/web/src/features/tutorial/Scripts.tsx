export function Scripts() {
  return (
    <>
      <p>
        Everything on these pages comes from an open interface without accounts: submit a query, keep its request id,
        and ask for each view of its result. <a href="/api/docs">The description of the API</a> lists all calls and
        tries them out.
      </p>
      <p>
        Beside every result, Show Query gives the query that was run with its inputs, and scripts in R and Python that
        read the result. Export, Everything downloads one archive with the question, the inputs and their checksums, a
        paragraph for the methods of a paper, and all tables and figures; the same question of the same data gives the
        same archive to the last byte.
      </p>
      <pre tabIndex={0}>{`curl -F query='all_tfs[targeted_by >= 3]' ${window.location.origin}/api/`}</pre>
    </>
  );
}
