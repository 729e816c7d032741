"""Makes packages/core/test/network/golden/*.json: what the analysis of networks is tested against.

    /usr/bin/python3 scripts/goldenNetworks.py        needs networkx, igraph and scipy

Betweenness is asked of networkx and igraph, components, levels and paths of networkx. Loops are counted by trying all
ordered triples. Random graphs of the same degrees: all graphs that single switches reach are listed, and their loops
counted.
"""

import itertools
import json
import random
import statistics
from pathlib import Path

import igraph
import networkx as nx
from scipy import __version__ as scipy_version
from scipy import stats

golden = Path(__file__).resolve().parent.parent / "packages/core/test/network/golden"


def write(name, cases):
    cases = list(cases)
    lines = ",\n".join(json.dumps(case) for case in cases)
    (golden / f"{name}.json").write_text(f"[\n{lines}\n]\n")
    print(f"{name}: {len(cases)} cases")


def random_graph(seed, nodes, sources, share):
    """A random network of TFs and their targets."""
    rng = random.Random(seed)
    return nodes, [(a, b) for a in range(sources) for b in range(nodes) if a != b and rng.random() < share]


known = {
    "nothing": (3, []),
    "one edge": (2, [(0, 1)]),
    "a chain": (5, [(0, 1), (1, 2), (2, 3), (3, 4)]),
    "a feed-forward loop": (3, [(0, 1), (1, 2), (0, 2)]),
    "a cycle": (3, [(0, 1), (1, 2), (2, 0)]),
    "all edges of four nodes": (4, list(itertools.permutations(range(4), 2))),
    "two ways of equal length": (5, [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)]),
    "cycles one above the other": (7, [(0, 1), (1, 0), (1, 2), (2, 3), (3, 4), (4, 2), (4, 5), (6, 5)]),
    "few TFs, many targets": random_graph(1, 60, 6, 0.3),
    "a sparse graph": random_graph(2, 50, 50, 0.04),
    "a dense graph": random_graph(3, 25, 25, 0.4),
    "thirty TFs among a hundred genes": random_graph(4, 100, 30, 0.08),
    "separate parts": (12, [(0, 1), (1, 2), (0, 2), (5, 6), (6, 7), (7, 5), (9, 10)]),
}


def graph_of(nodes, edges):
    graph = nx.DiGraph()
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from(edges)
    return graph


def loops_of(nodes, edges):
    held = set(edges)
    forward = cycle = 0
    for a, b, c in itertools.permutations(range(nodes), 3):
        if (a, b) in held and (b, c) in held:
            forward += (a, c) in held
            cycle += (c, a) in held
    mutual = sum((b, a) in held for a, b in held) // 2
    return {"feedForward": forward, "mutual": mutual, "cycle": cycle // 3}


def check_with_networkx(graph, loops):
    """The same counts by another method: simple cycles, and maps of a triangle into the graph."""
    cycles = [len(cycle) for cycle in nx.simple_cycles(graph)] if graph.number_of_edges() < 60 else None
    if cycles is not None:
        assert (cycles.count(2), cycles.count(3)) == (loops["mutual"], loops["cycle"])
    triangle = nx.DiGraph([(0, 1), (1, 2), (0, 2)])
    matches = nx.algorithms.isomorphism.DiGraphMatcher(graph, triangle).subgraph_monomorphisms_iter()
    assert sum(1 for _ in matches) == loops["feedForward"]


def ranks_of(graph):
    """Level: longest path down in the graph of the components; height: (O - I) / (O + I)."""
    folded = nx.condensation(graph)
    level = {}
    for node in reversed(list(nx.topological_sort(folded))):
        level[node] = 1 + max((level[below] for below in folded.successors(node)), default=0)
    home = folded.graph["mapping"]
    answer = []
    for node in graph.nodes:
        out, into = graph.out_degree(node), graph.in_degree(node)
        together = len(folded.nodes[home[node]]["members"])
        alone = out + into == 0
        answer.append(
            {
                "level": None if alone else level[home[node]],
                "height": None if alone else (out - into) / (out + into),
                "out": out,
                "in": into,
                "together": together,
            }
        )
    return answer


def graph_cases():
    for name, (nodes, edges) in known.items():
        graph = graph_of(nodes, edges)
        between = nx.betweenness_centrality(graph, normalized=False)
        other = igraph.Graph(n=nodes, edges=edges, directed=True).betweenness(directed=True)
        assert all(abs(between[node] - other[node]) < 1e-9 for node in range(nodes))
        loops = loops_of(nodes, edges)
        check_with_networkx(graph, loops)
        yield {
            "name": name,
            "nodes": nodes,
            "edges": edges,
            "betweenness": [between[node] for node in range(nodes)],
            "components": [sorted(one) for one in nx.strongly_connected_components(graph)],
            "loops": loops,
            "ranks": ranks_of(graph),
        }


def switched(edges):
    """All graphs that differ from this one by a single switch."""
    held = set(edges)
    for (a, b), (c, d) in itertools.combinations(edges, 2):
        if a != d and c != b and (a, d) not in held and (c, b) not in held:
            yield tuple(sorted((held - {(a, b), (c, d)}) | {(a, d), (c, b)}))


def reachable(edges):
    start = tuple(sorted(edges))
    seen, todo = {start}, [start]
    while todo:
        for other in switched(todo.pop()):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


def null_cases():
    graphs = {
        "five nodes": (5, [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 0), (3, 4)]),
        "six nodes": (6, [(0, 1), (0, 2), (0, 3), (1, 2), (1, 4), (2, 5), (3, 0), (4, 5)]),
    }
    for name, (nodes, edges) in graphs.items():
        all_graphs = reachable(edges)
        counts = [loops_of(nodes, list(one)) for one in all_graphs]
        of = {kind: [one[kind] for one in counts] for kind in ("feedForward", "mutual", "cycle")}
        observed = loops_of(nodes, edges)
        yield {
            "name": name,
            "nodes": nodes,
            "edges": edges,
            "graphs": len(all_graphs),
            "mean": {kind: statistics.mean(values) for kind, values in of.items()},
            "sd": {kind: statistics.pstdev(values) for kind, values in of.items()},
            "more": {kind: sum(v >= observed[kind] for v in values) / len(values) for kind, values in of.items()},
        }


def walk_cases():
    """TFs are the nodes below `tfs`; a walk passes only through TFs."""
    for seed, (nodes, tfs, share) in enumerate([(30, 5, 0.3), (40, 8, 0.25), (60, 12, 0.12)]):
        _, edges = random_graph(100 + seed, nodes, tfs, share)
        rng = random.Random(200 + seed)
        wanted = sorted(rng.sample(range(tfs, nodes), nodes // 4) + [1])
        graph = graph_of(nodes, edges)
        for steps in (1, 2, 3):
            paths = [
                path
                for end in wanted
                if end != 0
                for path in nx.all_simple_paths(graph, 0, end, cutoff=steps)
                if all(node < tfs for node in path[:-1])
            ]
            ends = {path[-1] for path in paths}
            direct = set(graph.successors(0)) & set(wanted)
            ask = [node for node in wanted if node != 0]
            through = {}
            for tf in (node for node in graph.successors(0) if node < tfs):
                targets = set(graph.successors(tf)) - {tf}
                others = set(ask) - {tf}
                hits = len(targets & others)
                through[tf] = {
                    "reached": hits,
                    "indirect": len((targets & others) - direct),
                    "p": float(stats.hypergeom.sf(hits - 1, nodes - 1, len(others), len(targets))),
                }
            yield {
                "nodes": nodes,
                "tfs": tfs,
                "edges": edges,
                "wanted": wanted,
                "steps": steps,
                "paths": sorted(paths),
                "direct": len(direct),
                "indirect": len(ends - direct),
                "missed": len(set(ask) - ends),
                "through": through,
            }


if __name__ == "__main__":
    golden.mkdir(parents=True, exist_ok=True)
    write("graphs", graph_cases())
    write("randomGraphs", null_cases())
    write("walks", walk_cases())
    versions = {"networkx": nx.__version__, "igraph": igraph.__version__, "scipy": scipy_version}
    (golden / "versions.json").write_text(json.dumps(versions) + "\n")
